import type { RouterManifest } from "./router-manifest.ts";

const leafImport = /^import \* as (route\d+) from "([^"]+)";\n(?! *import \* as)/m;
const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;

/**
 * Takes the script of a docs page out of the page's own HTML: the text is there without it, and the browser
 * loads it when the reader first touches the content (app/lib/page-on-demand.tsx). Moving on to a docs page
 * from another one is not affected.
 */
export function holdPageScript(html: string, handle: object, manifest: RouterManifest): string {
  const [line, route, file] = leafImport.exec(html) ?? [];
  if (!line || !route || !file || !html.includes(`:${route}}`)) {
    throw new Error("The router writes its scripts differently now; see tools/hold-page-script.ts.");
  }
  // As in every JSON inside a script element, a "<" must not be able to close the element.
  const held = JSON.stringify({ held: file, handle }).replaceAll("<", "\\u003c");
  const needed = neededAtOnce(html.replace(line, ""), manifest);
  return html
    .replace(line, () => "")
    .replace(`:${route}}`, () => `:${held}}`)
    .replaceAll(preload, (link, href) => (needed.has(href) ? link : ""));
}

/** Files that the page still names, and everything that those import. */
function neededAtOnce(html: string, { entry, routes }: RouterManifest): Set<string> {
  const named = new Set(
    [...html.matchAll(/(?:from|import) ?\(?"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? ""),
  );
  const files = [entry, ...Object.values(routes)].filter(({ module }) => named.has(module));
  return new Set([...named, ...files.flatMap(({ imports }) => imports)]);
}
