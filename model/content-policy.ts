import { createHash } from "node:crypto";
import { trustedTypesPolicy } from "#content/trusted-types-policy.ts";

/** Restrictions for every response. Hosts may combine it with the policy of a page: both then apply. */
export const basePolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For worker scripts: a worker uses the policy of its own file. */
export const scriptPolicy = `default-src 'self'; object-src 'none'; ${basePolicy}`;

/** For the worker that runs Python programs, whose interpreter is WebAssembly. It never evaluates text as a script. */
export const pythonPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; ${basePolicy}`;

export interface InlineParts {
  /** The text of inline scripts, without data blocks. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** The policy for a meta element, without directives that only a header supports, for hosts that set headers by path. */
export function contentPolicy(inline: InlineParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.map(hashOf).join(" ")}`,
    `style-src 'self' ${inline.styles.map(hashOf).join(" ")}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** The policy of a page. Only the site's inline scripts and styles run. */
export function pagePolicy(inline: InlineParts): string {
  return `${contentPolicy(inline)}; frame-ancestors 'none'`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
