import type { NavGroup } from "./nav.ts";

/** The groups with only the items whose title or description contains the query; empty groups are left out. */
export function filterGroups(groups: readonly NavGroup[], query: string): NavGroup[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [...groups];
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ navTitle, title, description }) =>
        [navTitle, title, description].some((text) => text.toLowerCase().includes(wanted)),
      ),
    }))
    .filter((group) => group.items.length > 0);
}
