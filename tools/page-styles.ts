import { parse as parseHtml } from "node-html-parser";
import { type AtRule, parse as parseCss, type Root } from "postcss";
import selectorParser, { type Selector } from "postcss-selector-parser";

/** What a style sheet may refer to: everything that stands in the built page. */
interface PageNames {
  classes: Set<string>;
  tags: Set<string>;
}

/**
 * The part of a style sheet that a built page can use: rules for its own classes and elements, and the custom
 * properties, keyframes and registrations that those need. What scripts add later finds its styles in the
 * whole sheet, which the page loads after its first paint.
 */
export function stylesOfPage(css: string, html: string): string {
  const root = parseCss(css);
  const names = namesOn(html);
  root.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return;
    const selectors = rule.selectors.filter((selector) => canMatch(selector, names));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selector = selectors.join(",");
  });
  // A property that is dropped may have been the only one to use another.
  while (dropUnused(root));
  return root.toString();
}

/** Removes definitions that nothing on the page asks for; says whether there were any. */
function dropUnused(root: Root): boolean {
  const text = root.toString();
  const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const animations = [...text.matchAll(/animation(?:-name)?:([^;}]+)/g)].map(([, value]) => value).join(" ");
  let hasDropped = false;
  const drop = (node: { remove(): unknown }) => {
    node.remove();
    hasDropped = true;
  };
  root.walkAtRules("property", (rule) => void (used.has(rule.params) || drop(rule)));
  root.walkAtRules("keyframes", (rule) => void (animations.includes(rule.params) || drop(rule)));
  root.walkDecls(/^--/, (declaration) => void (used.has(declaration.prop) || drop(declaration)));
  root.walkRules((rule) => void (rule.nodes.length > 0 || drop(rule)));
  root.walkAtRules((rule) => void (rule.nodes?.length === 0 && drop(rule)));
  return hasDropped;
}

function isKeyframe(parent: unknown): parent is AtRule {
  return typeof parent === "object" && parent !== null && "name" in parent && parent.name === "keyframes";
}

function namesOn(html: string): PageNames {
  // The parser takes what is in a `pre` for plain text, unless it is told otherwise.
  const elements = parseHtml(html, { blockTextElements: { script: true, style: true } }).querySelectorAll(
    "*",
  );
  return {
    classes: new Set(elements.flatMap((element) => element.getAttribute("class")?.split(/\s+/) ?? [])),
    tags: new Set(elements.map((element) => element.rawTagName.toLowerCase())),
  };
}

const parsed = new Map<string, Selector>();

/** Whether every class and element that a selector asks for is on the page. Alternatives and negations pass. */
function canMatch(text: string, { classes, tags }: PageNames): boolean {
  const selector = parsed.get(text) ?? selectorParser().astSync(text).first;
  parsed.set(text, selector);
  return selector.every((part) => {
    if (part.type === "class") return classes.has(part.value);
    if (part.type === "tag") return tags.has(part.value.toLowerCase());
    return true;
  });
}
