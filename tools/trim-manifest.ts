import { createHash } from "node:crypto";
import type { RouterManifest } from "./router-manifest.ts";

/** A site of so many docs pages sends the router's whole list with each: one file for all is kept by browsers. */
export const wholeManifest = 100;

const manifestFile = /\/assets\/manifest-[\w-]+\.js/g;
const discovery = '"routeDiscovery":{"mode":"initial"},"ssr":false';

interface TrimmedManifest {
  html: string;
  /** The list that the page names now. */
  file: { name: string; text: string };
}

/** The file with all routes, which the router asks for when a reader goes to a page that it does not know. */
export function allRoutesFile({ routes }: RouterManifest): { name: string; text: string } {
  const text = JSON.stringify(routes);
  return { name: `assets/routes-${hashOf(text)}.json`, text };
}

/**
 * Leaves in the list of a built page the docs pages that it links to, so that the list does not grow with the site.
 * The router discovers routes only where it believes in a server, and asks for them with a query; a file will do.
 */
export function trimManifest(html: string, manifest: RouterManifest, allRoutes: string): TrimmedManifest {
  if (!html.includes(discovery)) {
    throw new Error("The router writes its settings differently now; see tools/trim-manifest.ts.");
  }
  const linked = new Set([...html.matchAll(/href="(\/docs[^"?#]*)/g)].map(([, path]) => path));
  const own = new Set([...html.matchAll(/"(docs\/[^"]+)":/g)].map(([, id]) => id));
  const routes = Object.entries(manifest.routes).filter(
    ([id]) => !id.startsWith("docs/") || linked.has(pathOf(id)) || own.has(id),
  );
  const text = `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
  const name = `assets/known-routes-${hashOf(text)}.js`;
  const settings = { routeDiscovery: { mode: "lazy", manifestPath: `/${allRoutes}` }, ssr: true };
  return {
    html: html
      .replaceAll(manifestFile, `/${name}`)
      .replace(discovery, () => JSON.stringify(settings).slice(1, -1)),
    file: { name, text },
  };
}

function pathOf(id: string): string {
  return id === "docs/index" ? "/docs" : `/${id}`;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
