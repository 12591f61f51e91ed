import { expect, test } from "vitest";
import { withBrowser } from "../browser.ts";
import { control, ended, runButton, status } from "./steps.ts";

const open = withBrowser();
const path = "/docs/quick-start?lang=python";

test("a lost network and a missing file are explained, and the next run works", async () => {
  // If it isn't stopped first, the interpreter logs what it is missing.
  const page = await open(path, { expectedErrors: /^/ });
  for (const file of ["**/python/worker-*.js", "**/*.wasm", "**/python_stdlib.zip", "**/*.whl"]) {
    await page.route(file, (route) =>
      file.endsWith("whl") ? route.fulfill({ status: 404 }) : route.abort(),
    );
    if (await runButton(page).isVisible()) await runButton(page).click();
    else await control(page, /^Run/).click();
    await control(page, /^Run/).waitFor();
    expect(await ended(page), file).toBe(
      "Python failed to load. Check your connection, then run the program again.",
    );
    await page.unroute(file);
  }
  await control(page, /^Run/).click();
  await status(page).getByText("Same as captured.").waitFor();
});

test("a browser without WebAssembly is told what to do", async () => {
  const page = await open(path, {
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(window, "WebAssembly")),
  });
  await runButton(page).click();
  expect(await ended(page)).toMatch(/doesn’t support WebAssembly.*Copy the program/);
});

test("where the policy forbids WebAssembly, the page says so", async () => {
  const page = await open(path, {
    expectedErrors: /^/,
    before: (page) =>
      page.route("**/python/worker-*.js", async (route) => {
        const response = await route.fetch();
        const policy = `${response.headers()["content-security-policy"]}`.replace(" 'wasm-unsafe-eval'", "");
        await route.fulfill({
          response,
          headers: { ...response.headers(), "content-security-policy": policy },
        });
      }),
  });
  await runButton(page).click();
  expect(await ended(page)).toMatch(/doesn’t support WebAssembly/);
});

test("without scripts there is no control that needs them", async () => {
  const page = await open(path, { javaScriptEnabled: false });
  expect(await runButton(page).count()).toBe(1);
  expect(await page.locator("[data-run]").filter({ visible: true }).count()).toBe(0);
});
