import { type HTMLElement, parse } from "node-html-parser";

/** Controls do nothing in the document, and links of headings to themselves aren't needed. */
const controls =
  'button, fieldset, input, select, textarea, dialog, template, script, [popover], [role="tablist"], [data-copy-link], .note-controls';
const idLists = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-details", "aria-owns"];

interface BookPage {
  slug: string;
  href: string;
}

/** The id of a page in the document. */
export function partId(slug: string): string {
  return slug.replaceAll("/", "-");
}

/**
 * The content of a page as a part of one document: ids are unique, links to other parts stay inside the document,
 * links to the rest of the site are complete addresses, and headings are one level lower.
 */
export function bookPart(html: string, page: BookPage, pages: readonly BookPage[], origin: string): string {
  const root = parse(html, { comment: false, blockTextElements: { script: true, style: true } });
  for (const control of root.querySelectorAll(controls)) control.remove();
  // Figures are still, so nothing can be set.
  for (const link of root.querySelectorAll("a[data-setting]")) link.replaceWith(link.innerHTML);
  // In a tagged PDF, each highlighted token would become a separate element.
  for (const code of root.querySelectorAll("pre code")) {
    const text = code.textContent;
    code.textContent = text;
  }
  for (const details of root.querySelectorAll("details")) details.setAttribute("open", "");
  for (const heading of root.querySelectorAll("h2, h3, h4, h5"))
    heading.rawTagName = `h${Number(heading.rawTagName.slice(1)) + 1}`;
  const known = new Set(root.querySelectorAll("[id]").map(({ id }) => id));
  const prefix = `${partId(page.slug)}--`;
  for (const element of root.querySelectorAll("*")) renameIds(element, prefix, known);
  for (const link of root.querySelectorAll("a[href]")) {
    const href = link.getAttribute("href") ?? "";
    link.setAttribute("href", bookAddress(href, page, pages, origin));
    // A part of the document needs no new tab.
    if (href.startsWith("/")) link.removeAttribute("target");
  }
  return root.toString();
}

/** References to controls, which were removed, are removed as well. */
function renameIds(element: HTMLElement, prefix: string, known: ReadonlySet<string>): void {
  const { id } = element;
  if (id) element.setAttribute("id", prefix + id);
  for (const [name, value] of Object.entries(element.attributes)) {
    if (idLists.includes(name)) {
      const ids = value.split(/\s+/).filter((one) => known.has(one));
      if (ids.length === 0) element.removeAttribute(name);
      else element.setAttribute(name, ids.map((one) => prefix + one).join(" "));
    } else if (value.includes("url(#"))
      element.setAttribute(name, value.replaceAll("url(#", `url(#${prefix}`));
    else if (name === "href" && element.rawTagName === "use")
      element.setAttribute(name, value.replace("#", `#${prefix}`));
  }
}

/** Where a link of a page leads in the document. */
export function bookAddress(
  href: string,
  { slug }: BookPage,
  pages: readonly BookPage[],
  origin: string,
): string {
  if (href.startsWith("#")) return `#${partId(slug)}--${href.slice(1)}`;
  if (!href.startsWith("/")) return href;
  const { pathname, hash } = new URL(href, origin);
  const target = pages.find((page) => page.href === pathname);
  if (!target) return `${origin}${href}`;
  return hash ? `#${partId(target.slug)}--${hash.slice(1)}` : `#${partId(target.slug)}`;
}
