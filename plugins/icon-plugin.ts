import type { Plugin } from "vite";
import { iconDrawings } from "./icon-drawings.tsx";

const prefix = "\0virtual:icon-drawing";

/** Gives the app all icons by name, and single icons to scripts that must stay small. */
export function iconPlugin(): Plugin {
  return {
    name: "icons",
    resolveId: { filter: { id: /^virtual:icon-drawing/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:icon-drawing/ },
      handler(id) {
        const drawings = iconDrawings();
        if (id === `${prefix}s`) return `export const drawings = ${JSON.stringify(drawings)};`;
        return `export default ${JSON.stringify(drawings[id.slice(`${prefix}/`.length)])};`;
      },
    },
  };
}
