import type { Accessible } from "./engine-page.ts";

/** What the document says about an element that a screen reader announces. */
interface Announced {
  /** The tag, and the type of an input. */
  tag: string;
  level: string;
  caption: string;
}

/** Marks the elements that a screen reader announces by their role, in the order of the document. */
export function markAnnounced(): Announced[] {
  const known =
    "header, nav, main, aside, footer, section, search, form, h1, h2, h3, h4, h5, h6, a[href], button, summary, input, select, textarea, fieldset, figure, table, svg[role], dialog, [role]:not(svg *, table *)";
  const isRendered = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) ||
    (getComputedStyle(element).display === "contents" && [...element.children].some(isRendered));
  const found = [...document.body.querySelectorAll(known)].filter(
    (element) => isRendered(element) && !element.closest('[aria-hidden="true"], [inert]'),
  );
  return found.map((element) => {
    element.setAttribute("data-announced", "");
    const { localName } = element;
    return {
      tag: localName === "input" ? `input ${element.getAttribute("type")}` : localName,
      level: /^h\d$/.exec(localName) ? ` ${localName.slice(1)}` : "",
      caption: element.querySelector(":scope > figcaption")?.textContent ?? "",
    };
  });
}

/** Roles that mean an element is announced by its text alone. */
const silent = ["", "generic", "none", "presentation", "sectionheader", "sectionfooter"];

/** Roles without a common name: ARIA has none for a summary, and WebKitGTK calls these a button and a text field. */
const sameRole: Record<string, string> = {
  summary: "disclosure",
  select: "combobox",
  "input number": "spinbutton",
};

/** One line per element: its role, its name and the level of a heading. Removes what differs between engines. */
export function linesOf(announced: readonly Announced[], computed: readonly Accessible[]): string[] {
  return announced.flatMap(({ tag, level, caption }, index) => {
    const { role, name } = computed[index] ?? { role: "missing", name: "" };
    const known = sameRole[tag] ?? role;
    if (silent.includes(known)) return [];
    // Only Firefox names a figure by its caption. Chromium adds a space where a long name may break (<wbr>).
    const text = (name || caption)
      .replace(/\s+/g, " ")
      .replace(/(::|_) /g, "$1")
      .trim();
    return [`${known}${text && ` "${text}"`}${level}`];
  });
}
