import { pageBySlug } from "#app/lib/nav.ts";
import type { Piece } from "./mark-words.ts";
import type { Hit, HitGroup } from "./search-view.ts";

const wantedSlugs = ["installation", "quick-start", "api", "examples", "troubleshooting"];
const helpfulSlugs = ["index", "support/faq", "troubleshooting", "support"];
const mostRecent = 4;

let recent: readonly Hit[] = [];

/** Keeps a hit that the reader went to, with the title of its page, until the site is left. */
export function rememberHit({ title, ...hit }: Hit, page: string): void {
  const words = wordsOf(title);
  const named = { ...hit, title: plain(words === page ? words : `${words} · ${page}`) };
  recent = [named, ...recent.filter(({ href }) => href !== hit.href)].slice(0, mostRecent);
}

/** What an empty field offers: where the reader has been by search, and what most readers want. */
export function startGroups(): HitGroup[] {
  const found = { title: "Found before", hits: recent.map(unmarked) };
  const wanted = { title: "Often wanted", hits: pageHits(wantedSlugs) };
  return recent.length > 0 ? [found, wanted] : [wanted];
}

/** What is left when nothing was found: all pages, and where questions are answered. */
export function helpGroups(): HitGroup[] {
  const [all, ...help] = pageHits(helpfulSlugs);
  const browse = { title: plain("Browse all pages"), text: plain("From the overview of the documentation.") };
  return [{ title: "Other ways", hits: all ? [{ ...all, ...browse }, ...help] : help }];
}

function pageHits(slugs: readonly string[]): Hit[] {
  return slugs
    .flatMap((slug) => pageBySlug(slug) ?? [])
    .map(({ href, title, description }) => ({
      href,
      title: plain(title),
      text: plain(description),
    }));
}

/** The words that found a hit say nothing once they are gone from the field. */
function unmarked({ href, title, text }: Hit): Hit {
  return { href, title: plain(wordsOf(title)), text: plain(wordsOf(text)) };
}

function wordsOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}

function plain(text: string): Piece[] {
  return [{ text, isMatch: false }];
}
