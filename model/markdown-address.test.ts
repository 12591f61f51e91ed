import { expect, test } from "vitest";
import { markdownAddress } from "./markdown-address.ts";

test.for([
  ["/", "/index.md"],
  ["/getting-started", "/getting-started.md"],
  ["/docs", "/docs.md"],
  ["/docs/", "/docs.md"],
  ["/docs/concepts/dna", "/docs/concepts/dna.md"],
] as const)("%s as Markdown is %s", ([path, address]) => {
  expect(markdownAddress(path)).toBe(address);
});
