import { extname } from "node:path";
import type { Hosting } from "./description.ts";

/** A header whose value depends on the file: by exact path, by folder, or a default. */
export interface HeaderTable {
  name: string;
  /** The name as a variable name. */
  variable: string;
  byFile: readonly [file: string, value: string][];
  byFolder: readonly [folder: string, value: string][];
  otherwise: string;
  /** Whether the value varies. */
  isVarying: boolean;
}

/** The site's headers by name, for servers with lookup tables. */
export function headerTables({ headers }: Hosting): HeaderTable[] {
  const names = new Set(Object.values(headers).flatMap((list) => Object.keys(list)));
  return [...names].map((name) => {
    const rules = Object.entries(headers).flatMap(([path, list]): [string, string][] => {
      const value = list[name];
      return value === undefined || path === "/*" ? [] : [[path, value]];
    });
    return {
      name,
      variable: `header_${name.toLowerCase().replaceAll("-", "_")}`,
      byFile: rules.filter(([path]) => !path.endsWith("/*")).map(([path, value]) => [fileOf(path), value]),
      byFolder: rules
        .filter(([path]) => path.endsWith("/*"))
        .map(([path, value]): [string, string] => [path.slice(0, -1), value])
        .sort(([a], [b]) => b.length - a.length),
      otherwise: headers["/*"]?.[name] ?? "",
      isVarying: rules.length > 0,
    };
  });
}

/** The file behind a URL path, from the folder's root: `/docs/index.html` for `/docs`. */
function fileOf(path: string): string {
  if (path === "/") return "/index.html";
  return extname(path) ? path : `${path}/index.html`;
}
