import { createContext } from "react";

/** How a sample is paired with the same program in the other language; undefined if it has no counterpart. */
export const LanguagePairContext = createContext<"tabs" | "switch" | undefined>(undefined);
