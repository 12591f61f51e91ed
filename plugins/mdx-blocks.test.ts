import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { remarkBlocks } from "./mdx-blocks.ts";

async function compiled(page: string): Promise<string> {
  return String(await compile(page, { remarkPlugins: [remarkBlocks] }));
}

test("a page imports each block it uses once, from its folder", async () => {
  const code = await compiled(
    '<InfoCard title="a">text</InfoCard>\n\n<InfoCard title="b">text</InfoCard>\n\n<DoDont />\n',
  );
  expect(code.match(/import .+ from "#app.+"/g)).toEqual([
    'import {InfoCard} from "#app/docs/blocks/cards/info-card.tsx"',
    'import {DoDont} from "#app/docs/blocks/lists/do-dont.tsx"',
  ]);
});

test("a primitive can have a shorter name, also inside another block", async () => {
  const code = await compiled('<InfoCard title="a">\n  <Code sample={x} />\n</InfoCard>\n');
  expect(code).toContain('import {CodeBlock as Code} from "#app/ui/code-block.tsx"');
});

test("a page without blocks imports none", async () => {
  expect(await compiled("Just *text*.\n")).not.toContain("#app");
});

test("an unknown name stops the build and suggests the nearest block", async () => {
  await expect(compiled("<InfoCards />\n")).rejects.toThrow(
    "<InfoCards> is not a block. Write <InfoCard>, or add it to app/docs/blocks/.",
  );
});
