import type { Plugin } from "vite";
import { iconDrawings } from "./icon-drawings.tsx";

/** Gives the app the drawings of all icons by name. Only what builds pages should import them. */
export function iconPlugin(): Plugin {
  return {
    name: "icons",
    resolveId: { filter: { id: /^virtual:icon-drawings$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icon-drawings$/ },
      handler: () => `export const drawings = ${JSON.stringify(iconDrawings())};`,
    },
  };
}
