import { expect, test } from "vitest";
import { iconDrawings } from "./icon-drawings.tsx";

test("an icon has at most one path, and each part of it starts at an absolute point", () => {
  for (const drawing of Object.values(iconDrawings())) {
    expect(drawing.match(/<path/g)?.length ?? 0).toBeLessThan(2);
    expect(drawing).not.toMatch(/[zZ\d]\s*m/);
  }
});

test("a relative start keeps its shape", () => {
  // The only path of this icon is written with a relative move and relative lines after it.
  expect(iconDrawings()["chevron-right"]).toBe('<path d="M9 18l6-6-6-6"/>');
});
