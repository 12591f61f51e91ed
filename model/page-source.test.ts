import fc from "fast-check";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { draws } from "#tests/properties.ts";
import { readPageSource } from "./page-source.ts";

/** Text with characters that are special in YAML and MDX. */
const text = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom("---", ": ", "#", "{", "<", "'", '"', "é", "🧬", "- ", " "),
    maxLength: 8,
  }),
);

test("front matter is read as written, whatever the text", () => {
  const fields = fc.record({ title: text, description: text, next: fc.array(text), draft: fc.boolean() });
  fc.assert(
    fc.property(fields, (frontMatter) => {
      const page = `---\n${stringify(frontMatter)}---\n\nText.\n`;
      expect(readPageSource(page)).toEqual({ frontMatter, links: [], fences: [] });
    }),
    draws(60),
  );
});

test("every link is found in order, in text, lists, tables and blocks", () => {
  const forms: readonly ((href: string) => string)[] = [
    (href) => `See [this](${href}).`,
    (href) => `- a list\n  - with [this **one**](${href})`,
    (href) => `| a | b |\n|---|---|\n| [this](${href}) | c |`,
    (href) => `<Card>\n  Inside: [this](${href})\n</Card>`,
    (href) => `<Card href="${href}" />`,
  ];
  const link = fc.record({
    href: fc.stringMatching(/^\/[a-z0-9/]{0,8}(#[a-z-]{1,5})?$/),
    form: fc.constantFrom(...forms),
  });
  fc.assert(
    fc.property(fc.array(link, { maxLength: 6 }), (links) => {
      const page = links.map(({ href, form }) => form(href)).join("\n\n");
      expect(readPageSource(page).links).toEqual(links.map(({ href }) => href));
    }),
    draws(30),
  );
});
