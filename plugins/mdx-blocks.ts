import { readdirSync, readFileSync } from "node:fs";
import { suggest } from "#model/suggest.ts";

/** The module and export behind a component name that MDX pages can use. */
interface Block {
  module: string;
  exported: string;
}

const blocksFolder = "app/docs/blocks";
const primitives: Record<string, Block> = {
  Code: { module: "#app/ui/code-block.tsx", exported: "CodeBlock" },
  ExpectedOutput: { module: "#app/ui/code-block.tsx", exported: "ExpectedOutput" },
  LanguageSwitch: { module: "#app/ui/language-switch.tsx", exported: "LanguageSwitch" },
  LanguageTabs: { module: "#app/ui/language-tabs.tsx", exported: "LanguageTabs" },
  Tab: { module: "#app/ui/tab.tsx", exported: "Tab" },
  Tabs: { module: "#app/ui/tabs.tsx", exported: "Tabs" },
};

/** Every component that a file in app/docs/blocks/ or its subfolders exports, and a few primitives. */
function listBlocks(): Record<string, Block> {
  const files = readdirSync(blocksFolder, { recursive: true, encoding: "utf8" });
  const modules = files.filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"));
  const blocks = modules.flatMap((file) =>
    [...readFileSync(`${blocksFolder}/${file}`, "utf8").matchAll(/^export function ([A-Z]\w*)/gm)].map(
      ([, exported = ""]): [string, Block] => [exported, { module: `#${blocksFolder}/${file}`, exported }],
    ),
  );
  return { ...primitives, ...Object.fromEntries(blocks) };
}

interface Node {
  type: string;
  name?: string | null;
  children?: Node[];
  data?: unknown;
}

/** Imports the blocks that a page uses, so that no page loads others. An unknown name stops the build. */
export function remarkBlocks() {
  return (tree: Node) => {
    const blocks = listBlocks();
    const names = new Set<string>();
    visit(tree, ({ type, name }) => {
      if (type.startsWith("mdxJsx") && name && /^[A-Z]/.test(name)) names.add(name);
    });
    const imports = [...names].map((name) => {
      const block = blocks[name];
      if (!block) throw new Error(unknownBlock(name, Object.keys(blocks)));
      return importOf(name, block);
    });
    tree.children = [...imports, ...(tree.children ?? [])];
  };
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
