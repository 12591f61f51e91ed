import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lastChange, securityText } from "./security-text.ts";

test("it holds for less than a year after the last change, to the day", () => {
  const text = securityText("https://example.org", new Date("2026-11-15T12:34:56Z"));
  expect(text).toContain("\nExpires: 2027-11-10T00:00:00Z\n");
  expect(text).toContain("Canonical: https://example.org/.well-known/security.txt\n");
});

test("the last change is what the environment says, else the newest commit, else today", () => {
  expect(lastChange(".", "86400").toISOString()).toBe("1970-01-02T00:00:00.000Z");
  expect(lastChange(".", "").getTime()).toBeLessThanOrEqual(Date.now());
  const bare = mkdtempSync(join(tmpdir(), "no-history-"));
  expect(Math.abs(lastChange(bare, "").getTime() - Date.now())).toBeLessThan(60_000);
  expect(() => lastChange(".", "yesterday")).toThrow("SOURCE_DATE_EPOCH");
});
