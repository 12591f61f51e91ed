import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { markdownAddress } from "#model/markdown-address.ts";
import { oneLanguage } from "./languages.ts";
import { titleFirst } from "./layout.ts";
import { prune } from "./prune.ts";
import { restructure } from "./restructure.ts";
import { type Element, find, isElement, isTag, parseMain, type Root, rewrite, textOf } from "./tree.ts";

interface Place {
  origin: string;
  /** The page's own path. */
  path: string;
  /** Paths of the pages that have Markdown too. */
  pages: readonly string[];
}

const writer = unified()
  .use(rehypeRemark, { handlers: { pre: (_, node) => fence(node) } })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", rule: "-" });

/** Converts a built page to Markdown: the text of `main` as it reads without scripts. */
export function pageMarkdown(html: string, place: Place): string {
  const main = titleFirst(restructure(oneLanguage(prune(parseMain(html, place.path)))));
  const tree: Root = { type: "root", children: [linked(main, place)] };
  return writer.stringify(writer.runSync(tree));
}

/**
 * Makes links absolute, and points them to the Markdown of pages that have it. Rows of a table have no address there, so
 * links to them are text.
 */
function linked(main: Element, { origin, path, pages }: Place): Element {
  return rewrite(main, (node) => {
    if (!isTag(node, "a")) return [node];
    const href = String(node.properties.href);
    if (find(main, (one) => isTag(one, "tr") && `#${one.properties.id}` === href)) return node.children;
    const url = new URL(href, `${origin}${path}`);
    if (url.origin === origin && pages.includes(url.pathname)) url.pathname = markdownAddress(url.pathname);
    return [{ ...node, properties: { href: url.href } }];
  });
}

// Language names that Markdown readers know, where the page shows another one.
const fenceNames: Record<string, string> = { shell: "sh", output: "text", "e-mail": "text" };

function fence(pre: Element) {
  const classes = pre.children.find(isElement)?.properties.className;
  const [, language = "output"] = /language-([\w-]+)/.exec(String(classes)) ?? [];
  return { type: "code" as const, lang: fenceNames[language] ?? language, value: textOf(pre) };
}
