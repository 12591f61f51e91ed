import { expect, test } from "vitest";
import { markdownAddress } from "#model/markdown-address.ts";
import { siteUrl } from "#model/site-url.ts";
import { paths } from "#tests/model.ts";
import { builtFiles, builtPages, isServed, readBuilt } from "./built-pages.ts";
import { codeText } from "./code-text.ts";

const origin = siteUrl();
const pages = builtPages
  .filter(({ path }) => paths.includes(path))
  .map(({ path, root }) => ({ path, root, markdown: readBuilt(markdownAddress(path)).toString() }));
const fences = /^(`{3,})(\w*)\n([\s\S]*?)\n\1$/gm;

/** Markdown without code blocks and inline code. */
function prose(markdown: string): string {
  return markdown.replaceAll(fences, "").replaceAll(/`[^`\n]+`/g, "code");
}

function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

test("every published page has a Markdown file, and no other page does", () => {
  const files = builtFiles.filter((file) => file.endsWith(".md") && !file.startsWith("/library/"));
  expect(files).toEqual(paths.map(markdownAddress).sort());
});

test.for(builtPages)("$path links to its Markdown file in its head, if it has one", ({ path, root }) => {
  const links = root.querySelectorAll('link[rel="alternate"][type="text/markdown"]');
  const expected = paths.includes(path) ? [markdownAddress(path)] : [];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(expected);
});

test.for(pages)("$path as Markdown has the page's title and headings in order", ({ root, markdown }) => {
  const shown = root.querySelectorAll("main :is(h1, h2, h3, h4)").filter((one) => !isAside(one));
  const written = [...markdown.replaceAll(fences, "").matchAll(/^(#+) (.+)$/gm)];
  expect(written.map(([, signs = ""]) => signs.length)).toEqual(shown.map((one) => Number(one.tagName[1])));
  expect(written.map(([, , words = ""]) => letters(words.replaceAll(/\]\(.*?\)/g, "")))).toEqual(
    shown.map((one) => letters(wordsOf(one).replace("(opens in a new tab)", ""))),
  );
  expect(markdown.startsWith(`# ${root.querySelector("h1")?.textContent}\n`)).toBe(true);
});

/** The words of a heading; if they differ by language, those for Rust and then those for Python. */
function wordsOf(heading: (typeof builtPages)[number]["root"]): string {
  const [rust, python] = ["rust", "python"].map((language) =>
    heading
      .querySelectorAll("[data-language]")
      .reduce(
        (words, part) =>
          part.getAttribute("data-language") === language ? words : words.replace(part.outerHTML, ""),
        heading.innerHTML,
      ),
  );
  return codeText(rust === python ? `${rust}` : `${rust} / ${python}`);
}

/** Whether a heading belongs to navigation. */
function isAside(element: { closest: (selector: string) => unknown }): boolean {
  return Boolean(element.closest('nav:not([data-markdown="keep"]), [data-markdown="skip"]'));
}

test.for(pages)(
  "$path as Markdown has every code block, complete and in its language",
  ({ root, markdown }) => {
    const shown = root.querySelectorAll("main pre").map((code) => codeText(code.innerHTML).trimEnd());
    const written = [...markdown.matchAll(fences)];
    expect(written.map(([, , , code]) => code?.trimEnd())).toEqual(shown);
    for (const [, , language] of written)
      expect(["rust", "python", "sh", "toml", "text"]).toContain(language);
  },
);

test.for(pages)("$path as Markdown names every tab", ({ root, markdown }) => {
  const labels = root.querySelectorAll('[role="tabpanel"] > p:first-child').map((label) => label.textContent);
  const bold = [...markdown.matchAll(/^\*\*(.+)\*\*$/gm)].map(([, words = ""]) => letters(words));
  expect(labels.map(letters).filter((label) => !bold.includes(label))).toEqual([]);
});

test.for(pages)("$path as Markdown contains no tags, controls or empty links", ({ markdown }) => {
  const noise = [
    /<\/?[a-z][^>\n]*>/gi,
    /\[\s*\]\(.*?\)|\[.*?\]\(\s*\)/g,
    /opens in a new tab|^\W*(Copy|Show all|Show less)\W*$|^#$/gim,
    /\u200B| · [,.:;]/g,
  ];
  expect(noise.flatMap((sign) => prose(markdown).match(sign) ?? [])).toEqual([]);
});

test.for(pages)("$path as Markdown has absolute links that resolve", ({ markdown }) => {
  const links = [...prose(markdown).matchAll(/\]\((.*?)\)/g)].map(([, address = ""]) => address);
  expect(links.filter((address) => !/^(https?:\/\/|mailto:)/.test(address))).toEqual([]);
  const own = links
    .filter((address) => address.startsWith(origin))
    .map((address) => new URL(address).pathname);
  expect(own.filter((path) => !isServed(path))).toEqual([]);
  expect(own.filter((path) => paths.includes(path))).toEqual([]);
});

test.for(pages)("$path as Markdown has a reasonable size and states its source", ({ path, markdown }) => {
  expect(markdown.length).toBeGreaterThan(2_000);
  // Agents with small context windows truncate longer files.
  expect(markdown.length).toBeLessThan(50_000);
  expect(markdown).toMatch(`\n---\n\nSource: ${origin}${path}, `);
});
