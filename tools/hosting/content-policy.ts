import { createHash } from "node:crypto";
import { trustedTypesPolicy } from "#content/site.ts";

/** What no answer may be used for, whatever it is. Hosts may add it to the policy of a page: both then hold. */
export const basePolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For scripts that run as workers: a worker has the policy of its own file. */
export const scriptPolicy = `default-src 'self'; object-src 'none'; ${basePolicy}`;

/** The policy of a built page. It names the page's own inline scripts and styles; no others run. */
export function pagePolicy(html: string): string {
  const { scripts, styles } = inlineHashes(html);
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`,
    `style-src 'self' ${styles.join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
    basePolicy,
  ].join("; ");
}

/** The same policy inside the page, as far as an element can say it, for hosts that choose headers by address. */
export function withPolicyElement(html: string): string {
  const policy = pagePolicy(html).replace(/; frame-ancestors [^;]*/, "");
  const start = '<meta charSet="utf-8"/>';
  if (!html.includes(start))
    throw new Error("A built page starts differently now; see tools/hosting/content-policy.ts.");
  return html.replace(start, `${start}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`);
}

export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const inlineElement = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** The hashes of what stands in a page's script and style elements. Blocks of data do not run and need none. */
export function inlineHashes(html: string): InlineHashes {
  const found: InlineHashes = { scripts: [], styles: [] };
  for (const [, tag, attributes = "", text = ""] of html.matchAll(inlineElement)) {
    if (tag === "style") found.styles.push(hashOf(text));
    else if (!/\bsrc=|type="application\//.test(attributes)) found.scripts.push(hashOf(text));
  }
  return { scripts: [...new Set(found.scripts)], styles: [...new Set(found.styles)] };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
