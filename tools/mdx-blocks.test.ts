import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { remarkBlocks } from "./mdx-blocks.ts";

async function compiled(page: string): Promise<string> {
  return String(await compile(page, { remarkPlugins: [remarkBlocks] }));
}

test("a page imports the blocks that it names, each once", async () => {
  const code = await compiled('<InfoCard title="a">text</InfoCard>\n\n<InfoCard title="b">text</InfoCard>\n');
  expect(code.match(/import .+ from "#app.+"/g)).toEqual([
    'import {InfoCard} from "#app/docs/blocks/info-card.tsx"',
    'import {Guard} from "#app/ui/guard.tsx"',
  ]);
});

test("a primitive may go by a shorter name, inside another block too", async () => {
  const code = await compiled('<InfoCard title="a">\n  <Code sample={x} />\n</InfoCard>\n');
  expect(code).toContain('import {CodeBlock as Code} from "#app/ui/code-block.tsx"');
});

test("each block of a page is guarded, parts of a block are not", async () => {
  const code = await compiled('<InfoCard title="a">\n  <Code sample={x} />\n</InfoCard>\n\n<DoDont />\n');
  expect(code.match(/_jsxs?\(Guard/g)).toHaveLength(2);
  expect(new Set(code.match(/part: "[^"]*"/g)).size).toBe(2);
});

test("a page without blocks imports none", async () => {
  expect(await compiled("Just *text*.\n")).not.toContain("#app");
});

test("a name that no block has stops the build and says what was meant", async () => {
  await expect(compiled("<InfoCards />\n")).rejects.toThrow(
    "<InfoCards> is not a block. Write <InfoCard>, or add it to app/docs/blocks/.",
  );
});
