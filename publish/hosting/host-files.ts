import { cacheControl, type Headers, type Hosting, immutableFolders } from "./description.ts";

/**
 * Headers for hosts that read a `_headers` file (Netlify, Cloudflare). They combine all rules that match an address:
 * two policies then both apply, but two cache rules contradict each other, so pages use the host's default.
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
