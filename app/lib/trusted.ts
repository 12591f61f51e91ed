import { trustedTypesPolicy } from "#content/site.ts";

interface Policy {
  createHTML(html: string): TrustedHTML;
  /** An object that stands for the text; the types of workers know text alone. */
  createScriptURL(url: string): string;
}

declare global {
  interface Window {
    /** Where a browser has it, the page's policy takes markup and script addresses from here alone. */
    trustedTypes?: {
      createPolicy(name: string, rules: { [Rule in keyof Policy]: (text: string) => string }): Policy;
    };
  }
}

const otherMarkup =
  /<(?!span class="[\w -]*"(?: hidden="until-found")?>|\/span>|use href="\/icons\.svg#[\w-]+"\/>)/;
const ownScript = /^\/(?:sw\.js|assets\/[\w.-]+\.js)$/;

/** The markup, if it is highlighted code or an icon: the site has no other as text. */
export function checkedMarkup(html: string): string {
  if (otherMarkup.test(html)) throw new TypeError(`Not markup of this site: ${html.slice(0, 80)}`);
  return html;
}

function checkedScript(url: string): string {
  if (!ownScript.test(url)) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}

const policy =
  typeof window === "undefined"
    ? undefined
    : window.trustedTypes?.createPolicy(trustedTypesPolicy, {
        createHTML: checkedMarkup,
        createScriptURL: checkedScript,
      });

/** The address of a script of this site, for workers: `/sw.js` or a file in `/assets`. */
export function trustedScript(url: string): string {
  return policy ? policy.createScriptURL(url) : checkedScript(url);
}

/** React compares by identity and would write the same markup again. */
const known = new Map<string, string | TrustedHTML>();

/** Markup for `dangerouslySetInnerHTML`. Development has neither the policy nor the sprite, and draws its icons. */
export function trustedMarkup(html: string): string | TrustedHTML {
  if (!policy || import.meta.env.DEV) return html;
  const trusted = known.get(html) ?? policy.createHTML(html);
  known.set(html, trusted);
  return trusted;
}
