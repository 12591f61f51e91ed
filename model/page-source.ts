import { createProcessor } from "@mdx-js/mdx";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import { parse as parseYaml } from "yaml";

interface Node {
  type: string;
  value?: string;
  url?: string;
  attributes?: { name?: string; value?: unknown }[];
  children?: Node[];
}

export interface PageSource {
  /** The front matter as written, not yet checked; an empty object when the page has none. */
  frontMatter: unknown;
  /** Targets of all links on the page, in order. */
  links: string[];
  /** First lines of fenced code blocks, in order; code belongs in samples/. */
  fences: string[];
}

const processor = createProcessor({ format: "mdx", remarkPlugins: [remarkFrontmatter, remarkGfm] });

/** Reads what the model needs from an MDX page, without rendering it. */
export function readPageSource(source: string): PageSource {
  const page: PageSource = { frontMatter: {}, links: [], fences: [] };
  visit(processor.parse(source), (node) => {
    if (node.type === "yaml") page.frontMatter = parseYaml(node.value ?? "") ?? {};
    if (node.type === "code") page.fences.push(node.value?.split("\n")[0] ?? "");
    if (node.url !== undefined && node.type !== "image") page.links.push(node.url);
    for (const { name, value } of node.attributes ?? []) {
      // An expression can't be checked here; this placeholder is refused as a link later.
      if (name === "href") page.links.push(typeof value === "string" ? value : "{expression}");
    }
  });
  return page;
}

function visit(node: Node, onNode: (node: Node) => void): void {
  onNode(node);
  for (const child of node.children ?? []) visit(child, onNode);
}
