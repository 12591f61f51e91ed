import { expect, test } from "vitest";
import { robots, sitemap } from "./sitemap.ts";

test("the sitemap lists the full address of every path, in order", () => {
  const addresses = sitemap("https://example.org", ["/", "/docs", "/docs/api"]).matchAll(
    /<loc>(.*?)<\/loc>/g,
  );
  expect([...addresses].map(([, address]) => address)).toEqual([
    "https://example.org/",
    "https://example.org/docs",
    "https://example.org/docs/api",
  ]);
});

test("a page whose last change is known has its date", () => {
  const xml = sitemap("https://example.org", ["/", "/docs"], new Map([["/docs", "2026-11-12"]]));
  expect(xml).toContain("<url><loc>https://example.org/docs</loc><lastmod>2026-11-12</lastmod></url>");
  expect(xml).toContain("<url><loc>https://example.org/</loc></url>");
});

test("the sitemap is an XML document in the namespace of sitemaps", () => {
  const xml = sitemap("https://example.org", ["/"]);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+\/sitemap\/0.9">\n/);
  expect(xml).toMatch(/\n<\/urlset>\n$/);
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(robots("https://example.org").split("\n")).toEqual([
    "User-agent: *",
    "Allow: /",
    "",
    "Sitemap: https://example.org/sitemap.xml",
    "",
  ]);
});
