import { decode } from "#app/ui/decode.ts";
import type { NavPage } from "#model/page-types.ts";

export interface Crumb {
  label: string;
  /** Omitted for the page itself and for path segments without a page. */
  href?: string;
}

export const documentationTrail: readonly Crumb[] = [
  { label: "Home", href: "/" },
  { label: "Documentation", href: "/docs" },
];

/** Home, Documentation, then one crumb per path segment; unknown slugs are capitalized. */
export function breadcrumbs(pathname: string, pages: readonly Pick<NavPage, "href" | "title">[]): Crumb[] {
  const parts = pathname.split("/").filter(Boolean).slice(1);
  const trail = parts.map((slug, index): Crumb => {
    const href = `/docs/${parts.slice(0, index + 1).join("/")}`;
    const page = pages.find((candidate) => candidate.href === href);
    return page ? { label: page.title, href } : { label: capitalize(slug) };
  });
  const crumbs = [...documentationTrail, ...trail];
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { label: crumb.label } : crumb));
}

function capitalize(slug: string): string {
  const text = decode(slug);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
