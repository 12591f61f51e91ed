import { pages } from "virtual:docs-nav";
import type { Piece } from "./mark-words.ts";
import type { Hit, HitGroup } from "./search-view.ts";

const wantedSlugs = ["installation", "quick-start", "api", "examples", "troubleshooting"];
const helpfulSlugs = ["index", "support/faq", "troubleshooting", "support"];
const mostRecent = 4;

const recentKey = "found";

/** A hit that the reader opened, as text. */
interface RecentHit {
  href: string;
  title: string;
  text: string;
}

/** Stores an opened hit, with the title of its page, until the tab is closed. */
export function rememberHit({ href, title, text }: Hit, page: string): void {
  const words = wordsOf(title);
  const hit = { href, title: words === page ? words : `${words} · ${page}`, text: wordsOf(text) };
  const recent = [hit, ...readRecent().filter((other) => other.href !== href)].slice(0, mostRecent);
  sessionStorage.setItem(recentKey, JSON.stringify(recent));
}

function readRecent(): RecentHit[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(recentKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecentHit) : [];
  } catch {
    // Ignores an invalid record.
    return [];
  }
}

function isRecentHit(value: unknown): value is RecentHit {
  if (typeof value !== "object" || value === null) return false;
  return ["href", "title", "text"].every((field) => typeof Reflect.get(value, field) === "string");
}

/** Suggestions for an empty field: recently opened hits and popular pages. */
export function startGroups(): HitGroup[] {
  const recent = readRecent();
  const found = {
    title: "Recently opened",
    hits: recent.map(({ href, title, text }) => ({ href, title: plain(title), text: plain(text) })),
  };
  const wanted = { title: "Popular pages", hits: pageHits(wantedSlugs) };
  return recent.length > 0 ? [found, wanted] : [wanted];
}

/** Suggestions if nothing was found: all pages, and where to ask questions. */
export function helpGroups(): HitGroup[] {
  const [all, ...help] = pageHits(helpfulSlugs);
  const browse = { title: plain("Browse all pages"), text: plain("Start with the documentation overview.") };
  return [{ title: "Other places to look", hits: all ? [{ ...all, ...browse }, ...help] : help }];
}

function pageHits(slugs: readonly string[]): Hit[] {
  return slugs
    .flatMap((slug) => pages.find((page) => page.slug === slug) ?? [])
    .map(({ href, title, description }) => ({
      href,
      title: plain(title),
      text: plain(description),
    }));
}

function wordsOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join("");
}

function plain(text: string): Piece[] {
  return [{ text, isMatch: false }];
}
