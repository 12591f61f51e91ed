import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Dna } from "#simulation/dna.ts";
import { readGenes } from "./read-genes.ts";

const printed = readFileSync("samples/output/start/quick-start-dna.txt", "utf8");

test("printed genes are those of the organism, as exact as they were printed", () => {
  const genes = readGenes(printed);
  for (const [name, value] of Object.entries(Dna.fromSeed(7).genes()))
    expect(genes).toHaveProperty(name, Number(value.toFixed(2)));
});

test("genes may be indented and among other lines", () => {
  const indented = printed.replaceAll(/^/gm, "  ");
  expect(readGenes(`state: Growing\n${indented}\nfitness at birth: 0.244\n`)).toEqual(readGenes(printed));
});

test.for(["", "speed 0.45", printed.replace("vision", "hearing"), printed.replace("0.45", "4.5")])(
  "an output without all six genes has none: %j",
  (text) => expect(readGenes(text)).toBeUndefined(),
);
