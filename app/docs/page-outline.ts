import { createContext, useContext, useState } from "react";
import { type Outline, readOutline } from "#app/lib/sections.ts";

/** The outline of the page that is being built; the browser reads it from the page itself. */
export const BuiltOutline = createContext<Outline | undefined>(undefined);

/** The outline of the page that is shown, and how to set it when another one is. */
export function usePageOutline() {
  const built = useContext(BuiltOutline);
  return useState(() => (import.meta.env.SSR ? built : readOutline(document)));
}
