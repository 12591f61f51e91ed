import { expect, test } from "vitest";
import { notFoundPaths } from "#model/paths.ts";
import { siteUrl } from "#model/site-url.ts";
import { paths } from "#tests/model.ts";
import { withBrowser } from "./browser.ts";

const open = withBrowser();
// An A4 sheet within its margins, and a wide screen whose layout must not reach the paper.
const widths = [673, 1440];

test.for(paths)("%s prints what is to be read, all of it, and no controls", async (path) => {
  const page = await open(path, { colorScheme: "dark" });
  await page.emulateMedia({ media: "print" });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1000 });
    const seen = await page.evaluate((origin) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const isShown = (element: HTMLElement) => element.checkVisibility();
      const controls = "nav, #sidebar, button, [role=tablist], [popover], dialog, input, body > header";
      const after = (element: HTMLElement) => getComputedStyle(element, "::after").content;
      const links = all('main a[href^="/"], main a[href^="http"]').filter(isShown);
      const spelled = links.filter((link) => !link.closest("dt"));
      return {
        controls: all(controls)
          .filter(isShown)
          .map((element) => element.outerHTML.slice(0, 80)),
        hiddenPanels: all("[role=tabpanel], .extra").filter((element) => !isShown(element)).length,
        unlabeledPanels: all("[role=tabpanel] > p:first-child").filter((label) => !isShown(label)).length,
        cut: all("pre, section[tabindex], table")
          .filter((box) => isShown(box) && box.scrollWidth > box.clientWidth + 1)
          .map((box) => `${box.tagName} ${box.textContent?.slice(0, 60)}`),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        mainWidth: document.querySelector("main")?.getBoundingClientRect().width ?? 0,
        links: spelled.length,
        bare: spelled
          .filter((link) => {
            const href = link.getAttribute("href") ?? "";
            const address = href.startsWith("/") ? origin + href : href;
            return !after(link).replaceAll('" "', "").includes(address);
          })
          .map((link) => `${link.outerHTML.slice(0, 80)} ${after(link)}`),
        // On screen some stretch over their card.
        covering: spelled.filter((link) => getComputedStyle(link, "::after").position !== "static").length,
        anchors: all('main a[href^="#"]').filter((link) => after(link) !== "none").length,
        scheme: getComputedStyle(document.documentElement).colorScheme,
        end: getComputedStyle(document.querySelector("footer") ?? document.body, "::after").content,
      };
    }, siteUrl());
    expect(seen).toMatchObject({
      controls: [],
      hiddenPanels: 0,
      unlabeledPanels: 0,
      cut: [],
      overflow: 0,
      bare: [],
      covering: 0,
      anchors: 0,
      scheme: "light",
    });
    expect(seen.mainWidth).toBeGreaterThan(width * 0.9);
    expect(seen.end.replaceAll('" "', "")).toBe(`"${siteUrl()}${path}"`);
  }
});

test("links are followed by their addresses somewhere", async () => {
  const page = await open("/docs/concepts/dna");
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("main").getByRole("link", { name: "DNA reference" });
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(
    "/docs/api/dna",
  );
});

test.for([...notFoundPaths])("%s has no address to print", async (path) => {
  const page = await open(path, { expectedErrors: /404/ });
  await page.emulateMedia({ media: "print" });
  const end = await page.evaluate(
    () => getComputedStyle(document.querySelector("footer") ?? document.body, "::after").content,
  );
  expect(end).toBe("none");
});
