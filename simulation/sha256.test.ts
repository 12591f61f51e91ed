import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { cases } from "#tests/simulation/cases.ts";
import { sha256 } from "./sha256.ts";

test("gives the checksums of Node's own for every length up to five blocks, and for a long one", () => {
  const [rng] = cases(1);
  for (const length of [...Array(321).keys(), 70_001]) {
    const bytes = new Uint8Array(length).map(() => rng?.below(256) ?? 0);
    expect(sha256(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});
