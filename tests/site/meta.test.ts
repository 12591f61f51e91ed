import type { HTMLElement } from "node-html-parser";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { siteUrl } from "#model/site-url.ts";
import { socialImagePath, socialImageSize } from "#model/social-image.ts";
import { builtPages, isPublished, readBuilt } from "./built-pages.ts";

const published = builtPages.filter(isPublished);
const unlisted = builtPages.filter((page) => !isPublished(page));

function contentOf(root: HTMLElement, name: string): string {
  const found = root.querySelectorAll(`meta[property="${name}"], meta[name="${name}"]`);
  expect(found, name).toHaveLength(1);
  return found[0]?.getAttribute("content") ?? "";
}

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test.for(published)("$path has a title and a description that fit search results", ({ root }) => {
  const title = root.querySelector("title")?.text ?? "";
  expect(title).toContain(site.name);
  expect(title.length).toBeLessThanOrEqual(65);
  expect(contentOf(root, "description")).toMatch(/^.{50,160}$/);
});

test.for(published)("$path has complete social preview metadata", ({ path, root }) => {
  const image = `${siteUrl()}${socialImagePath(path)}`;
  expect(contentOf(root, "og:url")).toBe(`${siteUrl()}${path}`);
  expect(contentOf(root, "og:type")).toBe("website");
  expect(contentOf(root, "og:site_name")).toBe(site.name);
  expect(root.querySelector("title")?.text).toContain(contentOf(root, "og:title"));
  expect(contentOf(root, "og:description")).toBe(contentOf(root, "description"));
  expect(contentOf(root, "og:image")).toBe(image);
  expect(contentOf(root, "og:image:alt")).toContain(contentOf(root, "og:title"));
  expect(contentOf(root, "twitter:card")).toBe("summary_large_image");
  const stated = {
    width: Number(contentOf(root, "og:image:width")),
    height: Number(contentOf(root, "og:image:height")),
  };
  const picture = readBuilt(socialImagePath(path));
  expect(stated).toEqual(socialImageSize);
  expect(sizeOf(picture)).toEqual(socialImageSize);
  expect(picture.length).toBeLessThanOrEqual(60_000);
});

test("no two pages share a social image", () => {
  const pictures = published.map(({ path }) => readBuilt(socialImagePath(path)).toString("base64"));
  expect(new Set(pictures).size).toBe(published.length);
});

test.for(unlisted)("$path has no canonical URL, social preview or structured data", ({ root }) => {
  expect(contentOf(root, "robots")).toBe("noindex");
  const ofPages = 'link[rel="canonical"], meta[property^="og:"], script[type="application/ld+json"]';
  expect(root.querySelectorAll(ofPages)).toEqual([]);
});

test.for(published)("$path can be indexed by search engines", ({ root }) => {
  expect(root.querySelectorAll('meta[name="robots"]')).toEqual([]);
});

test.for(builtPages)("$path has icons, a manifest and a color for each theme", ({ root }) => {
  for (const link of root.querySelectorAll('link[rel*="icon"], link[rel="manifest"]')) {
    expect(readBuilt(link.getAttribute("href") ?? "").length).toBeGreaterThan(0);
  }
  expect(sizeOf(readBuilt("/apple-touch-icon.png"))).toEqual({ width: 180, height: 180 });
  const themes = root.querySelectorAll('meta[name="theme-color"]').map((meta) => meta.getAttribute("media"));
  expect(themes).toEqual(["(prefers-color-scheme:light)", "(prefers-color-scheme:dark)"]);
});

test("the manifest's icons exist in the stated sizes, and some are maskable", () => {
  const { icons } = JSON.parse(readBuilt("/site.webmanifest").toString());
  for (const { src, sizes, type } of icons) {
    const file = readBuilt(src);
    if (type === "image/svg+xml") continue;
    const { width, height } = sizeOf(file);
    expect(sizes).toBe(`${width}x${height}`);
  }
  const sizesFor = (purpose: string) =>
    icons
      .filter((icon: { purpose?: string }) => icon.purpose === purpose)
      .map((icon: { sizes: string }) => icon.sizes);
  expect(sizesFor("any")).toEqual(["192x192", "512x512"]);
  expect(sizesFor("maskable")).toContain("512x512");
});
