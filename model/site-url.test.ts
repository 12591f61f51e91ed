import { afterEach, expect, test, vi } from "vitest";
import { site } from "#content/site.ts";
import { siteUrl } from "./site-url.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the URL in content/site.ts is the default", () => {
  vi.stubEnv("SITE_URL", undefined);
  expect(siteUrl()).toBe(site.url);
  expect(siteUrl("")).toBe(site.url);
});

test("SITE_URL overrides the default", () => {
  vi.stubEnv("SITE_URL", "https://docs.example.org");
  expect(siteUrl()).toBe("https://docs.example.org");
});

test.each([
  ["https://example.org/", "https://example.org"],
  ["https://EXAMPLE.org", "https://example.org"],
  ["http://localhost:4173", "http://localhost:4173"],
])("%s becomes the origin %s", (given, origin) => {
  expect(siteUrl(given)).toBe(origin);
});

test.each([
  "example.org",
  "ftp://example.org",
  "https://example.org/docs",
  "https://example.org/?a=1",
  "https://example.org/#top",
  "not an address",
])("%s is refused with what to write instead", (given) => {
  expect(() => siteUrl(given)).toThrow(
    `SITE_URL is "${given}". Give an origin such as https://example.org, without a path.`,
  );
});
