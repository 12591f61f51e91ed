import { page as gettingStarted } from "#content/getting-started.ts";
import { hero } from "#content/home.ts";
import { site } from "#content/site.ts";
import type { DocsModel } from "#model/docs-model.ts";

export interface SocialCard {
  path: string;
  title: string;
  subtitle: string;
  /** The page above this one, where there is one to name. */
  label?: string;
}

/** One card for each published page. */
export function socialCards(model: DocsModel): SocialCard[] {
  return [
    { path: "/", title: hero.title, subtitle: site.tagline },
    { path: "/getting-started", title: gettingStarted.title, subtitle: gettingStarted.description },
    ...model.pages.map(({ href, title, subtitle }) => {
      const above = model.pages.find((page) => page.href === href.slice(0, href.lastIndexOf("/")));
      return { path: href, title, subtitle, ...(above && { label: above.title }) };
    }),
  ];
}
