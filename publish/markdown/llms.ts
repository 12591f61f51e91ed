import { page as gettingStarted } from "#content/getting-started.ts";
import { hero } from "#content/home.ts";
import { llmsNotes } from "#content/llms.ts";
import { site } from "#content/site.ts";
import type { DocsModel } from "#model/docs-model.ts";
import { markdownAddress } from "#model/markdown-address.ts";

interface Entry {
  title: string;
  description: string;
  href: string;
}

// The pages before the documentation, which no sidebar lists.
const introduction: readonly Entry[] = [
  { title: hero.title, description: hero.lead, href: "/" },
  { title: gettingStarted.title, description: gettingStarted.description, href: "/getting-started" },
];

/** The index of all pages in the format of llmstxt.org, in the order of the sidebar. */
export function llmsIndex({ pages, groups }: DocsModel, origin: string): string {
  const listed = new Set(groups.flatMap((group) => group.pages));
  const rest = pages.filter((page) => !listed.has(page));
  return [
    head(`- All pages in one file: ${origin}/llms-full.txt`),
    section("Introduction", introduction, origin),
    ...groups.map((group) => section(group.title, group.pages, origin)),
    section("Optional", rest, origin),
  ].join("\n\n");
}

/** All pages in reading order, each after a rule and its address. */
export function llmsFull(markdown: ReadonlyMap<string, string>, origin: string): string {
  const pages = [...markdown].map(([path, text]) => `---\n\nPage: ${origin}${path}\n\n${text}`);
  return [head(`- An index with a link to each page: ${origin}/llms.txt`), ...pages].join("\n\n");
}

function head(pointer: string): string {
  const notes = [...llmsNotes.map((note) => `- ${note}`), pointer];
  return [`# ${site.name}`, `> ${site.tagline}`, notes.join("\n")].join("\n\n");
}

function section(title: string, entries: readonly Entry[], origin: string): string {
  const lines = entries.map(
    (entry) => `- [${entry.title}](${origin}${markdownAddress(entry.href)}): ${entry.description}`,
  );
  return [`## ${title}`, "", ...lines].join("\n");
}
