import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { runPython } from "#commands/samples/python.ts";
import { dna, functions, life, networks, numbers, populations } from "./simulation/agreement.ts";
import { errors } from "./simulation/agreement-errors.ts";
import { messages, world } from "./simulation/agreement-world.ts";

const root = join(import.meta.dirname, "..", "..");
const parts = { numbers, functions, dna, populations, networks, life, world, messages, errors };
const printed = z.tuple([z.string(), z.array(z.unknown()).min(1)]);

const reference = runPython(root, join(import.meta.dirname, "simulation", "agreement.py"));

test.for(Object.entries(parts))(
  "the engine matches the Python reference bit for bit: %s",
  async ([name, part]) => {
    const { stdout, stderr } = await reference;
    expect(stderr).toBe("");
    const lines = stdout
      .trim()
      .split("\n")
      .map((line) => printed.parse(JSON.parse(line)));
    expect(lines.map(([printedName]) => printedName)).toEqual(Object.keys(parts));
    const expected = lines.find(([printedName]) => printedName === name)?.[1];
    // Doubles survive JSON unchanged, so equal numbers have equal bits.
    expect([...part()]).toEqual(expected);
  },
);
