import { expect, test } from "vitest";
import { runFuzz } from "./run-fuzz.ts";

test("2,000 odd requests do no harm; npm run fuzz sends 20,000", async () => {
  const { requests, faults, slowClients, exitCode } = await runFuzz(2_000, 20_261);
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(2_000);
  expect(Math.max(...slowClients)).toBeLessThan(15_000);
  expect(exitCode).toBe(0);
}, 60_000);
