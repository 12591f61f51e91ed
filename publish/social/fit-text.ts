export interface TextBox {
  /** Sizes to try, largest first, in pixels. */
  sizes: readonly number[];
  width: number;
  maxLines: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** The text in the largest size at which it fits, in lines of similar length; nothing if it never fits. */
export function fitText(
  text: string,
  { sizes, width, maxLines }: TextBox,
  measure: (text: string) => number,
): FittedText | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  const gap = measure(" ");
  const widths = words.map(measure);
  for (const size of sizes) {
    const room = width / size;
    if (Math.max(...widths) > room) continue;
    const count = wrap(widths, gap, room).length;
    if (count <= maxLines) return { size, lines: balance(words, widths, gap, room, count) };
  }
  return undefined;
}

/** Breaks at the narrowest width that needs no further line. */
function balance(words: string[], widths: number[], gap: number, room: number, count: number): string[] {
  let narrow = Math.max(...widths);
  let wide = room;
  // Twelve halvings are finer than a pixel.
  for (let step = 0; step < 12; step += 1) {
    const middle = (narrow + wide) / 2;
    if (wrap(widths, gap, middle).length > count) narrow = middle;
    else wide = middle;
  }
  return wrap(widths, gap, wide).map(([from, to]) => words.slice(from, to).join(" "));
}

/** Lines as ranges of words, each as full as the room allows. */
function wrap(widths: readonly number[], gap: number, room: number): [number, number][] {
  const lines: [number, number][] = [];
  let start = 0;
  let used = 0;
  for (const [index, width] of widths.entries()) {
    if (index > start && used + gap + width > room) {
      lines.push([start, index]);
      start = index;
      used = width;
    } else {
      used += (index > start ? gap : 0) + width;
    }
  }
  return [...lines, [start, widths.length]];
}
