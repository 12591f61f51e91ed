import { expect, test } from "vitest";
import { eventually, phone, withBrowser } from "#tests/e2e/browser.ts";
import { docs } from "#tests/model.ts";
import { onEachServer } from "./on-each-server.ts";
import { failingPath } from "./servers.ts";

const open = withBrowser();

onEachServer((server) => {
  const visit = (path: string, options: Parameters<typeof open>[1] = {}) =>
    open(path, { origin: server().origin, ...options });

  // One page per style sheet; answers.test.ts compares the headers of all pages.
  test.for(["/", "/getting-started", "/docs", "/docs/concepts/dna", "/docs/api/dna", "/docs/examples/basic"])(
    "%s loads and its script starts without errors",
    async (path) => {
      const page = await visit(path);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    },
  );

  test("a reader can navigate the docs, switch tabs and copy code", async () => {
    const page = await visit("/docs", { permissions: ["clipboard-read", "clipboard-write"] });
    await page.getByRole("link", { name: "Installation" }).first().click();
    await page.waitForURL("**/docs/installation");
    await page.getByRole("tab", { name: "Git Repository" }).click();
    await eventually(() =>
      page.getByRole("tab", { name: "Git Repository" }).getAttribute("aria-selected"),
    ).toBe("true");
    await page.getByRole("tabpanel").getByRole("button", { name: /copy/i }).first().click();
    await page
      .getByText(/^Copied/)
      .first()
      .waitFor();
  });

  test("search finds a page at phone width and opens it", async () => {
    const page = await visit("/docs", { viewport: phone });
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill("neural network");
    await page.getByRole("option").first().waitFor();
    await page.keyboard.press("Enter");
    await eventually(() => new URL(page.url()).pathname).not.toBe("/docs");
  });

  test.for([
    ["/nope", "Oops! Page not found"],
    ["/docs/nope", "Page not found"],
    [failingPath, "Unexpected Application Error!"],
  ] as const)("%s shows its error page", async ([path, heading]) => {
    const page = await visit(path, { expectedErrors: /404|500/ });
    await page.getByRole("heading", { name: heading }).waitFor();
  });

  test("a page works without scripts and is available as Markdown", async () => {
    const [first] = docs.pages;
    if (!first) throw new Error("the model has no page");
    const page = await visit(first.href, { javaScriptEnabled: false });
    await page.getByRole("heading", { level: 1, name: first.title }).waitFor();
    const markdown = await page.request.get(first.href, { headers: { Accept: "text/markdown" } });
    expect(await markdown.text()).toContain(`# ${first.title}`);
  });
});
