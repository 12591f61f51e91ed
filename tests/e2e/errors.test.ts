import { expect, test } from "vitest";
import { withBrowser } from "./browser.ts";

const open = withBrowser();

test("an unknown path gets the 404 page with status 404 and is logged", async () => {
  const page = await open("/nope", { expectedErrors: /404/ });
  expect((await page.request.get("/nope")).status()).toBe(404);
  await page.getByRole("heading", { name: "Oops! Page not found" }).waitFor();
  const logged = page.waitForEvent("console", (message) => message.text().includes("/really/not/here"));
  await page.goto("/really/not/here");
  expect((await logged).type()).toBe("error");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("an unknown docs path keeps the shell, names the path and offers the nearest pages", async () => {
  const page = await open("/docs/instalation", { expectedErrors: /404/ });
  expect((await page.request.get("/docs/instalation")).status()).toBe(404);
  const main = page.getByRole("main");
  await main.getByRole("heading", { name: "Page not found" }).waitFor();
  await main.getByText("/docs/instalation").waitFor();
  expect(await page.getByRole("navigation", { name: "Documentation pages" }).isVisible()).toBe(true);
  await main.getByRole("link", { name: "Installation" }).click();
  await page.waitForURL("**/docs/installation");
});

test("on a host that knows only one 404 file, unknown docs paths still work", async () => {
  const page = await open("/docs/nope", {
    // The plain page is not what belongs here, so React says that it starts over (418).
    expectedErrors: /404|Minified React error #418/,
    before: (page) =>
      page.route("**/docs/nope", async (route) => {
        const plain = await route.fetch({ url: new URL("/nope", route.request().url()).href });
        await route.fulfill({ response: plain });
      }),
  });
  await page.getByRole("heading", { level: 1, name: /page not found/i }).waitFor();
});

test("an unexpected error gets its own page with the message and no stack trace", async () => {
  const page = await open("/docs", {
    expectedErrors: /broken on purpose|React Router caught/i,
    before: (page) =>
      page.route("**/assets/installation-*.js", (route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: 'export default function Broken() { throw new Error("broken on purpose") }',
        }),
      ),
  });
  await page.getByRole("link", { name: "Installation" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }).waitFor();
  await page.getByText("broken on purpose", { exact: true }).waitFor();
  expect(await page.locator("pre").count()).toBe(0);
  expect(await page.title()).toBe("Unexpected Application Error!");
});
