import { groups } from "virtual:docs-groups";
import { use } from "react";
import { type NavGroup, navGroups } from "#app/lib/nav.ts";

/** Marks the list of a group's pages. */
export const groupItems = { "data-group-items": "" };

// A sidebar of so many pages is sent whole: everything can be found on it, with and without scripts.
const wholeSidebar = 60;

/** A longer one is sent with the first group and the page's own; a page should not weigh more the more there are. */
export function groupsFor(path: string, groups: NavGroup[], limit = wholeSidebar): NavGroup[] {
  if (groups.flatMap(({ items }) => items).length <= limit) return groups;
  return groups.map((group, index) =>
    index === 0 || hasPage(group, path) ? group : { ...group, items: [] },
  );
}

export function hasPage({ items }: NavGroup, path: string): boolean {
  return items.some(({ href }) => href === path);
}

/** What a link is, in the browser and in the parser that tests use. */
interface PageLink {
  textContent: string | null;
  getAttribute: (name: string) => string | null | undefined;
}

interface Page {
  querySelectorAll: (
    selector: string,
  ) => Iterable<{ querySelectorAll: (selector: string) => Iterable<PageLink> }>;
}

/**
 * The groups as a built page shows them, so that no page has to load the names of all others. What only the filter
 * looks at is not there. Nothing where there is no sidebar.
 */
export function readGroups(page: Page): NavGroup[] | undefined {
  const lists = [...page.querySelectorAll("[data-group-items]")];
  if (lists.length !== groups.length) return undefined;
  return groups.map((group, index) => ({
    ...group,
    items: [...(lists[index]?.querySelectorAll("a") ?? [])].map((link) => {
      const navTitle = link.textContent ?? "";
      return { href: link.getAttribute("href") ?? "", navTitle, title: navTitle, description: "" };
    }),
  }));
}

/** All groups, with all that the filter looks at. */
export async function loadGroups(): Promise<NavGroup[]> {
  const { navGroups } = await import("#app/lib/nav.ts");
  return navGroups;
}

const built = import.meta.env.SSR ? navGroups : readGroups(document);
// Whoever comes from a page without a sidebar stays there until the groups have arrived.
const arriving = built ? undefined : loadGroups();

/** The groups that the sidebar shows before it knows more. */
export function useKnownGroups(path: string): NavGroup[] {
  if (built) return import.meta.env.SSR ? groupsFor(path, built) : built;
  return arriving ? use(arriving) : [];
}
