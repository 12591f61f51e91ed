import { createContext } from "react";

/** How a sample is joined with the same program in the other language; undefined where it stands alone. */
export const TwinContext = createContext<"tabs" | "switch" | undefined>(undefined);
