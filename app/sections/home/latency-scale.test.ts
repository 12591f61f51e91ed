import { expect, test } from "vitest";
import { latencyRows } from "./latency-scale.ts";

test("the first row is to one scale, the second magnifies its beginning until both bars can be seen", () => {
  const [plain, magnified] = latencyRows(500_000, 500_000 / 16_563);
  expect(plain?.http).toBe(1000);
  expect((plain?.http ?? 0) / (plain?.neural ?? 1)).toBeCloseTo(16_563);
  expect((magnified?.neural ?? 0) / (plain?.neural ?? 1)).toBeCloseTo(4096);
  expect(magnified?.neural).toBeGreaterThan(200);
  expect(magnified?.http).toBe(1000);
  expect(plain?.scale).toBe("full width 500 ms");
  expect(magnified?.scale).toBe("full width 122 μs");
});
