import { createContext, useContext, useState } from "react";
import { readSections, type Section } from "#app/lib/sections.ts";

/** The sections of the page that is being built; the browser reads them from the page itself. */
export const BuiltSections = createContext<readonly Section[] | undefined>(undefined);

/** The sections of the page that is shown, and how to set them when another one is. */
export function usePageSections() {
  const built = useContext(BuiltSections);
  return useState(() => (import.meta.env.SSR ? built : readSections()));
}
