import { type HTMLElement, parse } from "node-html-parser";
import { inject } from "vitest";

/** A page as the server sends it, for tests of what neither scripts nor styles change. */
export async function sent(path: string): Promise<HTMLElement> {
  const response = await fetch(inject("site") + path);
  return parse(await response.text());
}
