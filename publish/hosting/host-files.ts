import { cacheControl, type Headers, type Hosting, immutableFolders } from "./description.ts";

/**
 * Headers for hosts that read a `_headers` file (Netlify, Cloudflare). They join the values of all rules for an
 * address: two policies then both hold, but two cache rules contradict each other, so pages keep the host's own.
 */
export function headersFile({ headers }: Hosting): string {
  const rules: Record<string, Headers> = {
    ...headers,
    ...Object.fromEntries(
      immutableFolders.map((folder) => [
        `${folder}*`,
        { ...headers[`${folder}*`], "Cache-Control": cacheControl.asset },
      ]),
    ),
  };
  return Object.entries(rules)
    .map(([path, list]) =>
      [path, ...Object.entries(list).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}

/** Redirects for the same hosts. */
export function redirectsFile({ redirects }: Hosting): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}
