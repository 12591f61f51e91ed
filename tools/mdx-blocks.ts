import { readdirSync, readFileSync } from "node:fs";
import { suggest } from "./suggest.ts";

/** A name that MDX pages may use: the module it comes from, and what the module calls it. */
interface Block {
  module: string;
  exported: string;
}

const blocksFolder = "app/docs/blocks";
/** Goes around every block that stands by itself on a page. */
const guard = { name: "Guard", block: { module: "#app/ui/guard.tsx", exported: "Guard" } };
const primitives: Record<string, Block> = {
  Code: { module: "#app/ui/code-block.tsx", exported: "CodeBlock" },
  ExpectedOutput: { module: "#app/ui/code-block.tsx", exported: "ExpectedOutput" },
  LanguageTabs: { module: "#app/ui/language-tabs.tsx", exported: "LanguageTabs" },
  Tab: { module: "#app/ui/tab.tsx", exported: "Tab" },
  Tabs: { module: "#app/ui/tabs.tsx", exported: "Tabs" },
};

/** Every component that a file of app/docs/blocks/ exports, and a few primitives. */
function listBlocks(): Record<string, Block> {
  const blocks = readdirSync(blocksFolder).flatMap((file) =>
    [...readFileSync(`${blocksFolder}/${file}`, "utf8").matchAll(/^export function ([A-Z]\w*)/gm)].map(
      ([, exported = ""]): [string, Block] => [exported, { module: `#${blocksFolder}/${file}`, exported }],
    ),
  );
  return { ...primitives, ...Object.fromEntries(blocks) };
}

interface Node {
  type: string;
  name?: string | null;
  attributes?: unknown[];
  children?: Node[];
  data?: unknown;
}

/**
 * Imports into each page the blocks that it names, so that a block costs nothing on pages without it. A name
 * that no block has stops the build. An exception in a block leaves the rest of the page alone.
 */
export function remarkBlocks() {
  return (tree: Node, file: { path?: string }) => {
    const blocks = listBlocks();
    const page = /docs\/(.+)\.mdx$/.exec(file.path ?? "")?.[1] ?? "";
    const names = new Set<string>();
    visit(tree, ({ type, name }) => {
      if (type.startsWith("mdxJsx") && name && /^[A-Z]/.test(name)) names.add(name);
    });
    const imports = [...names].map((name) => {
      const block = blocks[name];
      if (!block) throw new Error(unknownBlock(name, Object.keys(blocks)));
      return importOf(name, block);
    });
    if (imports.length > 0) imports.push(importOf(guard.name, guard.block));
    tree.children = [
      ...imports,
      ...(tree.children ?? []).map((node, index) => guarded(node, `${page}-${index}`)),
    ];
  };
}

/** The name of the part finds it in the built page again, and in no other. */
function guarded(node: Node, part: string): Node {
  if (node.type !== "mdxJsxFlowElement" || !/^[A-Z]/.test(node.name ?? "")) return node;
  const attributes = [{ type: "mdxJsxAttribute", name: "part", value: part }];
  return { type: "mdxJsxFlowElement", name: guard.name, attributes, children: [node] };
}

function unknownBlock(name: string, known: readonly string[]): string {
  const meant = suggest(name, known);
  return `<${name}> is not a block. ${meant ? `Write <${meant}>, or add` : "Add"} it to ${blocksFolder}/.`;
}

/** `import { exported as name } from module`, as the syntax tree that MDX expects. */
function importOf(name: string, { module, exported }: Block): Node {
  const identifier = (text: string) => ({ type: "Identifier", name: text });
  const specifier = {
    type: "ImportSpecifier",
    imported: identifier(exported),
    local: identifier(name),
  };
  const source = { type: "Literal", value: module, raw: JSON.stringify(module) };
  const declaration = { type: "ImportDeclaration", specifiers: [specifier], source, attributes: [] };
  return {
    type: "mdxjsEsm",
    data: { estree: { type: "Program", sourceType: "module", body: [declaration] } },
  };
}

function visit(node: Node, onNode: (node: Node) => void): void {
  onNode(node);
  for (const child of node.children ?? []) visit(child, onNode);
}
