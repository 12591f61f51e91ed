import type { Page } from "playwright-core";
import { expect } from "vitest";

/** What is seen of one element. */
export interface Box {
  name: string;
  /** Place and size in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Text, background and border, in the light and in the dark theme. */
  colors: string;
  /** How its own text begins. */
  text: string;
}

/** Everything on a page that has text, a background or a border of its own, in the order of the document. */
export async function takeSnapshot(page: Page): Promise<Box[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await readBoxes(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = await readBoxes(page);
  const names = (boxes: readonly Box[]) => boxes.map(({ name, text }) => `${name} ${text}`);
  expect(names(dark), "the dark theme shows the same elements as the light one").toEqual(names(light));
  return light.map((box, index) => ({ ...box, colors: `${box.colors} / ${dark[index]?.colors}` }));
}

function readBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const transparent = "rgba(0, 0, 0, 0)";
    const boxes: Box[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      // Inside a drawing or a program, what is around it counts. Dates are those of the history.
      if (
        element.localName === "time" ||
        element.parentElement?.closest("svg, pre") ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2) continue;
      const { color, backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const text = own.map((node) => node.textContent).join(" ");
      const words = (element.localName === "pre" ? (element.textContent ?? "") : text)
        .replaceAll(/\s+/g, " ")
        .trim();
      const hasBorder = borderTopWidth !== "0px" && borderTopColor !== transparent;
      const isDrawn = ["svg", "img", "input"].includes(element.localName);
      if (!words && !hasBorder && !isDrawn && backgroundColor === transparent) continue;
      const shown = [color, backgroundColor, hasBorder ? borderTopColor : transparent];
      boxes.push({
        name: element.localName,
        x: Math.round(x + scrollX),
        y: Math.round(y + scrollY),
        width: Math.round(width),
        height: Math.round(height),
        colors: shown
          .map((value) => (value === transparent ? "-" : value.replaceAll(", ", ",").replaceAll(" ", ",")))
          .join(" "),
        text: words.slice(0, 24),
      });
    }
    return boxes;
  });
}

/** One line for each box. Its height on the page is given from the box before, so that a change moves no others. */
export function writeSnapshot(boxes: readonly Box[]): string {
  return boxes
    .map(({ name, x, y, width, height, colors, text }, index) => {
      const down = y - (boxes[index - 1]?.y ?? 0);
      return `${name} ${x} ${down >= 0 ? "+" : ""}${down} ${width}x${height} ${colors} ${JSON.stringify(text)}\n`;
    })
    .join("");
}

export function readSnapshot(text: string): Box[] {
  let y = 0;
  return text
    .trimEnd()
    .split("\n")
    .map((line) => {
      const [, name = "", x, down, width, height, colors = "", words = '""'] =
        /^(\S+) (-?\d+) ([+-]\d+) (\d+)x(\d+) (.+?) (".*")$/.exec(line) ?? [];
      y += Number(down);
      return {
        name,
        x: Number(x),
        y,
        width: Number(width),
        height: Number(height),
        colors,
        text: JSON.parse(words),
      };
    });
}
