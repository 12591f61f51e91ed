import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readBuilt } from "../site/built-pages.ts";
import { violations } from "./axe.ts";
import { boxesOf } from "./boxes.ts";
import { eventually, hydrated, phone, withBrowser } from "./browser.ts";
import { holdScript } from "./hold-script.ts";

const open = withBrowser();
const title = "Unexpected Application Error!";

test("an unknown path gets the 404 page with status 404 and is logged", async () => {
  const errors: string[] = [];
  const page = await open("/really/not/here", {
    expectedErrors: /404/,
    before: async (page) => {
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    },
  });
  expect((await page.request.get("/nope")).status()).toBe(404);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  await page.getByRole("img", { name: /^Organism 404, extinct: / }).waitFor();
  await eventually(() => errors).toContainEqual(expect.stringContaining("/really/not/here"));
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

const crumbs = (page: Page) =>
  page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("listitem").allInnerTexts();

test("an unknown docs path keeps the shell and the focus, names the path and offers the nearest pages", async () => {
  const { release, options } = holdScript();
  const page = await open("/docs/instalation", { expectedErrors: /404/, ...options });
  expect((await page.request.get("/docs/instalation")).status()).toBe(404);
  const main = page.getByRole("main");
  const overviewLink = main.getByRole("link", { name: "Documentation overview" });
  await overviewLink.focus();
  release();
  await hydrated(page, "missing-page");
  await page.getByText("This page has a similar address").waitFor();
  expect(await overviewLink.evaluate((link) => link === document.activeElement)).toBe(true);
  await main.getByRole("heading", { name: "Page not found" }).waitFor();
  await main.getByRole("img", { name: /^Organism 404: / }).waitFor();
  await main.getByText("/docs/instalation").waitFor();
  await hydrated(page, "missing-page-breadcrumbs");
  expect(await crumbs(page)).toEqual(["Home", "Documentation", "Page not found"]);
  // Below the title, not beside it.
  const [title, text] = await boxesOf(
    main.getByRole("heading", { level: 1 }),
    main.getByText("/docs/instalation"),
  );
  expect(text.y).toBeGreaterThan(title.bottom);
  expect(await page.getByRole("navigation", { name: "Documentation pages" }).isVisible()).toBe(true);
  await page.setViewportSize(phone);
  const [overview, search] = await boxesOf(overviewLink, main.getByRole("button", { name: /^Search for/ }));
  expect(search.width).toBe(overview.width);
  await main.getByRole("link", { name: "Installation" }).click();
  await page.waitForURL("**/docs/installation");
});

test("an address like no other offers the main sections, and its last part as a query", async () => {
  const page = await open("/docs/guides/zebra-crossing", { expectedErrors: /404/ });
  await hydrated(page, "missing-page");
  await hydrated(page, "missing-page-breadcrumbs");
  expect(await crumbs(page)).toEqual(["Home", "Documentation", "Page not found"]);
  const main = page.getByRole("main");
  expect(await main.getByRole("listitem").getByRole("link").count()).toBe(4);
  await main.getByRole("link", { name: "Quick Start" }).waitFor();
  await main.getByRole("button", { name: "Search for “zebra crossing”" }).click();
  await eventually(() => page.getByRole("combobox").inputValue()).toBe("zebra crossing");
});

test("below a page, an unknown slug is a crumb, with its first letter capitalized", async () => {
  const page = await open("/docs/concepts/unheard", { expectedErrors: /404/ });
  await hydrated(page, "missing-page-breadcrumbs");
  expect(await crumbs(page)).toEqual(["Home", "Documentation", "Core Concepts", "Unheard"]);
});

test("on a host that knows only one 404 file, unknown docs paths still work", async () => {
  const page = await open("/docs/nope", {
    expectedErrors: /404/,
    before: (page) =>
      page.route("**/docs/nope", async (route) => {
        const plain = await route.fetch({ url: new URL("/nope", route.request().url()).href });
        await route.fulfill({ response: plain });
      }),
  });
  await page.getByRole("heading", { level: 1, name: /page not found/i }).waitFor();
});

test("an error of the page's script is reported without a stack trace, and so are later errors and rejections, the newest one last", async () => {
  const script = "**/assets/client-*.js";
  const page = await open("/docs/installation", {
    expectedErrors: /broken/,
    isStarted: false,
    before: (page) =>
      page.route(script, async (route) => {
        const response = await route.fetch();
        const body = `${await response.text()};throw new Error("broken on purpose")`;
        // Not for the page after the reload.
        const headers = { ...response.headers(), "cache-control": "no-store" };
        await route.fulfill({ response, body, headers });
      }),
  });
  await expectReport(page, "broken on purpose");
  expect(await page.getByRole("heading", { level: 1, name: "Installation" }).isVisible()).toBe(true);
  for (const [type, message] of [
    ["error", "broken once"],
    ["error", "broken twice"],
    ["rejection", "broken a third time"],
    ["rejection", "broken a fourth time"],
  ] as const) {
    await page.evaluate(
      ([type, message]) => {
        setTimeout(() => {
          const error = new Error(message);
          if (type === "error") throw error;
          Promise.reject(error);
        });
      },
      [type, message] as const,
    );
    await expectReport(page, message);
  }
  await page.unroute(script);
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("alert").getByRole("link", { name: "Reload the page" }).click(),
  ]);
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("servers have a page to send when they fail, without accessibility violations", async () => {
  const page = await open("/docs", {
    expectedErrors: /500/,
    before: (page) =>
      page.route("**/docs", (route) =>
        route.fulfill({ status: 500, contentType: "text/html", body: readBuilt("/500.html") }),
      ),
  });
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByText("500 Internal Server Error", { exact: true }).waitFor();
  expect(await page.title()).toContain(title);
  expect(await page.locator("pre").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

async function expectReport(page: Page, message: string): Promise<void> {
  const report = page.getByRole("alert");
  await report.getByRole("heading", { name: title }).waitFor();
  await report.getByText(message).waitFor();
  expect(await report.count()).toBe(1);
  expect(await report.locator("pre").count()).toBe(0);
}
