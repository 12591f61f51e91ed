import { ContentError } from "#model/content-error.ts";
import type { FontWeight, SvgRenderer } from "../svg-renderer.ts";
import type { SocialCard } from "./cards.ts";
import { fitText, type TextBox } from "./fit-text.ts";

interface CardLine {
  content: string;
  /** Baseline, from the top of the picture. */
  y: number;
  size: number;
  weight: FontWeight;
  role: "ink" | "muted" | "accent";
}

export interface CardText {
  lines: CardLine[];
}

export const columnWidth = 540;
const top = 142;
const bottom = 520;
const addressBaseline = 574;

const parts = {
  label: { weight: 700, role: "accent", leading: 1.2, after: 16, sizes: [26, 22], maxLines: 1 },
  title: { weight: 700, role: "ink", leading: 1.08, after: 22, sizes: [80, 72, 64, 56, 50, 44], maxLines: 3 },
  subtitle: { weight: 400, role: "muted", leading: 1.32, after: 0, sizes: [32, 29, 26], maxLines: 4 },
} as const;

type Measure = SvgRenderer["textWidth"];

/** Lays out the lines of a card. Text that doesn't fit fails the build rather than being cut off. */
export function cardText(card: SocialCard, host: string, measure: Measure): CardText {
  // The title shrinks first, because the others are laid out below it.
  for (const largest of parts.title.sizes) {
    const blocks = fitBlocks(card, largest, measure);
    const total = blocks.reduce((sum, block) => sum + block.height, 0);
    if (total <= bottom - top) {
      return { lines: [...place(blocks, (top + bottom - total) / 2), address(card.path, host, measure)] };
    }
  }
  throw new ContentError([`${card.path}: shorten its subtitle, it is too long for the social image.`]);
}

function fitBlocks(card: SocialCard, largest: number, measure: Measure) {
  return (["label", "title", "subtitle"] as const).flatMap((name) => {
    const content = card[name];
    if (!content) return [];
    const { sizes, maxLines, ...part } = parts[name];
    const box = { sizes: sizes.filter((size) => size <= largest), maxLines, width: columnWidth };
    const fitted = fitIn(content, box, part.weight, measure);
    if (!fitted) {
      throw new ContentError([`${card.path}: shorten its ${name}, it is too long for the social image.`]);
    }
    return [{ ...part, ...fitted, height: fitted.lines.length * fitted.size * part.leading + part.after }];
  });
}

function place(blocks: ReturnType<typeof fitBlocks>, start: number): CardLine[] {
  let y = start;
  return blocks.flatMap(({ lines, size, leading, height, weight, role }) => {
    const placed = lines.map((content, index): CardLine => {
      // Letters are on the baseline, about a fifth of a line above its lower edge.
      return { content, y: Math.round(y + size * leading * (index + 0.8)), size, weight, role };
    });
    y += height;
    return placed;
  });
}

/** The page's URL, or only the host if that is too long. */
function address(path: string, host: string, measure: Measure): CardLine {
  const box: TextBox = { sizes: [24, 22, 20], width: columnWidth, maxLines: 1 };
  const full = path === "/" ? host : host + path;
  const [content, size] =
    [full, host]
      .map((text) => [text, fitIn(text, box, 400, measure)?.size] as const)
      .find(([, size]) => size !== undefined) ?? [];
  return { content: content ?? "", y: addressBaseline, size: size ?? 20, weight: 400, role: "muted" };
}

function fitIn(content: string, box: TextBox, weight: FontWeight, measure: Measure) {
  return fitText(content, box, (text) => measure(text, weight));
}
