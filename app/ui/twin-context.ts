import { createContext } from "react";

/** True where a sample stands beside the same program in the other languages. */
export const TwinContext = createContext(false);
