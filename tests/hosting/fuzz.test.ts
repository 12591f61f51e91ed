import { expect, test } from "vitest";
import { runFuzz } from "#server/fuzz/run-fuzz.ts";

test("the server survives 2,000 malformed requests; npm run fuzz sends 20,000", async () => {
  const { requests, faults, slowClients, exitCode } = await runFuzz(2_000, 20_261);
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(2_000);
  // Slow clients are disconnected after about ten seconds.
  expect(Math.max(...slowClients)).toBeLessThan(120_000);
  expect(exitCode).toBe(0);
});
