import { extname } from "node:path";
import type { Hosting } from "./description.ts";

/** A header whose value depends on the file: by exact path of the file, by folder, or else. */
export interface HeaderTable {
  name: string;
  /** The name as variables are spelled. */
  variable: string;
  byFile: readonly [file: string, value: string][];
  byFolder: readonly [folder: string, value: string][];
  otherwise: string;
  /** Whether the value is not the same everywhere. */
  isVarying: boolean;
}

/** The headers of a site, name by name, as servers with look-up tables need them. */
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

/** The file behind an address, from the folder's root: `/docs/index.html` for `/docs`. */
function fileOf(path: string): string {
  if (path === "/") return "/index.html";
  return extname(path) ? path : `${path}/index.html`;
}
