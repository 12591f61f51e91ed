import { expect, test } from "vitest";
import { runFuzz } from "#server/fuzz/run-fuzz.ts";

test("2,000 odd requests do no harm; npm run fuzz sends 20,000", async () => {
  const { requests, faults, slowClients, exitCode } = await runFuzz(2_000, 20_261);
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(2_000);
  // Those that send nothing are cut off after ten seconds, instead of never.
  expect(Math.max(...slowClients)).toBeLessThan(120_000);
  expect(exitCode).toBe(0);
});
