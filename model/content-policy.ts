import { createHash } from "node:crypto";
import { trustedTypesPolicy } from "#content/trusted-types-policy.ts";

/** What no answer may be used for, whatever it is. Hosts may add it to the policy of a page: both then apply. */
export const basePolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For scripts that run as workers: a worker has the policy of its own file. */
export const scriptPolicy = `default-src 'self'; object-src 'none'; ${basePolicy}`;

/** For the worker that runs Python programs, whose interpreter is WebAssembly. It evaluates no text as a script. */
export const pythonPolicy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; require-trusted-types-for 'script'; ${basePolicy}`;

export interface InlineParts {
  /** The texts of inline scripts. Blocks of data that don't run are not among them. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** The policy inside a page, as far as an element can express it, for hosts that choose headers by address. */
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

/** The policy of a page. It names the inline scripts and styles of pages; no others run. */
export function pagePolicy(inline: InlineParts): string {
  return `${contentPolicy(inline)}; frame-ancestors 'none'`;
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
