import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CodeText } from "./code-text.tsx";

test.for([
  ["from 0.0-1.0 on", "from <span>0.0-1.0</span> on"],
  ["takes 10-60 s or 150 ms", "takes <span>10-60 s</span> or <span>150 ms</span>"],
  ["at (0.0, -1.5)", "at <span>(0.0, -1.5)</span>"],
  ["/docs/concepts/dna", "/docs/<wbr/>concepts/<wbr/>dna"],
  ["gene-1, 3 sets, `0-1`", "gene-1, 3 sets, <code>0-1</code>"],
] as const)("ranges, units and coordinates stay whole, paths break between parts: %s", ([text, html]) => {
  const plain = renderToStaticMarkup(<CodeText text={text} />).replaceAll(' class="whitespace-nowrap"', "");
  expect(plain).toBe(html);
});
