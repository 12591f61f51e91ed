import { trustedTypesPolicy } from "#content/trusted-types-policy.ts";

interface Policy {
  /** Returns an object that represents the text; the types of workers only accept strings. */
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    /** In browsers with Trusted Types, the page's policy accepts script URLs only from here. */
    trustedTypes?: {
      createPolicy(name: string, rules: { [Rule in keyof Policy]: (text: string) => string }): Policy;
    };
  }
}

const ownScript = /^\/(?:sw\.js|(?:assets|python)\/[\w.-]+\.js)$/;

function checkedScript(url: string): string {
  if (!ownScript.test(url)) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}

const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy(trustedTypesPolicy, { createScriptURL: checkedScript });

/** The trusted URL of a script of this site, for workers: `/sw.js` or a file in `/assets` or `/python`. */
export function trustedScript(url: string): string {
  return policy ? policy.createScriptURL(url) : checkedScript(url);
}
