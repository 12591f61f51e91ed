import type { Page } from "playwright-core";
import { afterEach, beforeAll, expect, test } from "vitest";
import { addressOf } from "../address.ts";
import { violations } from "../axe.ts";
import { eventually, phone, withBrowser, withPage } from "../browser.ts";
import { control, ended, output, type Runner, runButton, runnerOf, startRunner } from "./steps.ts";

const open = withBrowser();
const path = "/docs/quick-start?lang=python";
const opened = withPage(path, { permissions: ["clipboard-read", "clipboard-write"] });
let runner: Runner;
beforeAll(async () => {
  runner = await startRunner(opened());
});

const runnerSelector = '.runner[data-program="start/quick-start-dna"]';
afterEach(async () => {
  const stop = control(opened(), /^Stop/);
  if (await stop.count()) await stop.click();
});

const editor = (page: Page) => runnerOf(page).getByRole("textbox");
const workers = (page: Page) => page.workers().length;

/** Starts a program and waits until it runs. */
async function start(program: string): Promise<Page> {
  const { page } = runner;
  await editor(page).fill(program);
  await control(page, /^Run/).click();
  await runnerOf(page).getByRole("timer").waitFor();
  return page;
}

test("the first run loads the interpreter on request, by keyboard alone, and compares the output", async () => {
  const asked: string[] = [];
  const page = await open(path, {
    before: async (page) => {
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  const isRunner = (file: string) => /^\/python\/|open-runner/.test(file);
  expect(asked.filter(isRunner)).toEqual([]);
  await runButton(page).focus();
  await page.keyboard.press("Enter");
  await runnerOf(page)
    .getByText(/Loading Python 3\.\d+\.\d+: [\d.]+ of [\d.]+ MB/)
    .waitFor();
  // The focus is on the control that stops it, and later on the one that runs it again.
  await page.locator(":focus").and(control(page, /^Stop/)).waitFor();
  expect(await ended(page)).toMatch(/^Same as captured\. Finished in [\d.]+ s with Python 3\.\d+\.\d+\.$/);
  expect(asked.filter(isRunner).length).toBeGreaterThan(4);
  // A second run needs nothing but what is in the browser's cache.
  await Promise.all([page.waitForEvent("worker"), page.keyboard.press("Enter")]);
  expect(await ended(page)).toContain("Same as captured.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(":focus").and(editor(page)).waitFor();
  await page.keyboard.press("Tab");
  await page.locator(":focus").and(control(page, /^Run/)).waitFor();
});

test("an endless loop leaves the page usable and can be stopped", async () => {
  const page = await start("while True:\n    pass");
  await page.getByRole("button", { name: "Copy or cite" }).click();
  await page.locator("#page-menu").waitFor();
  await page.keyboard.press("Escape");
  await eventually(() => runnerOf(page).getByRole("timer").innerText()).not.toBe("Running: 0.0 s");
  await control(page, /^Stop/).click();
  expect(await ended(page)).toBe("Stopped.");
  await eventually(() => workers(page)).toBe(0);
});

test("10 MB of output end the program, and the page shows the beginning", async () => {
  const { status, output } = await runner.run('for line in range(100_000):\n    print("x" * 100)');
  expect(status).toContain("printed more than 2,000 lines or 100 kB. Print less");
  expect(output.length).toBeGreaterThan(50_000);
  expect(output.length).toBeLessThanOrEqual(100_000);
});

test.for([
  [
    "a syntax error",
    "print(1\n",
    /File "program\.py", line 1\n {4}print\(1\n.*\nSyntaxError: '\(' was never closed\n$/,
  ],
  [
    "an unknown import",
    "import numpy",
    /line 1, in <module>\n.*import numpy\n.*ModuleNotFoundError: No module named 'numpy'\n$/s,
  ],
  [
    "an exception in a function",
    "def f():\n    return 1 / 0\n\nf()",
    /line 4, in <module>\n.*line 2, in f\n.*ZeroDivisionError: division by zero\n$/s,
  ],
  ["a question", "input('Name? ')", /EOFError: EOF when reading a line\n$/],
  ["deep recursion", "def f():\n    f()\n\nf()", /RecursionError: maximum recursion depth exceeded/],
] as const)("%s is reported as Python reports it", async ([, program, traceback]) => {
  const { status, output } = await runner.run(program);
  expect(output).toMatch(traceback);
  expect(output).not.toContain("pyodide");
  expect(status).toMatch(/^Ended with an exception after [\d.]+ s\.$/);
});

test("output arrives while the program runs, and a program can end itself", async () => {
  const page = await start("import time\nprint('first')\ntime.sleep(0.2)\nwhile True:\n    pass");
  await output(page).getByText("first").waitFor();
  await control(page, /^Stop/).click();
  const { status, output: text } = await runner.run("import sys\nprint('bye')\nsys.exit(0)\nprint('no')");
  expect(text).toBe("bye\n");
  expect(status).toContain("Finished in");
});

test("a run starts from a fresh interpreter", async () => {
  await runner.run("import builtins, genesis_protocol\nbuiltins.leak = 1\ngenesis_protocol.DNA.random()");
  const { output } = await runner.run(
    "import builtins, genesis_protocol\nprint(hasattr(builtins, 'leak'), genesis_protocol.DNA.random().checksum()[:8])",
  );
  expect(output).toBe("False ce52b09e\n");
});

test("the program can reach neither the page nor other hosts, nor evaluate scripts", async () => {
  const { output } = await runner.run(
    [
      "import js",
      "print(hasattr(js, 'document'))",
      "try:",
      "    js.eval('1')",
      "except Exception as error:",
      "    print(type(error).__name__)",
    ].join("\n"),
  );
  expect(output).toBe("False\nJsException\n");
});

test("a program that is started while another runs stops it", async () => {
  const page = await start("while True:\n    pass");
  await runButton(page, 1).click();
  expect(await ended(page)).toBe("Stopped because you started another program.");
  const second = page.locator(".runner").nth(1);
  await second.getByRole("status").getByText("Same as captured.").waitFor();
  await eventually(() => workers(page)).toBe(0);
});

test("leaving the page stops the program", async () => {
  const page = await start("while True:\n    pass");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  expect(await ended(page)).toBe("Stopped when you left the page.");
  await eventually(() => workers(page)).toBe(0);
});

test("a changed program is shared as a link, and reset", async () => {
  const { page } = runner;
  const program = "print('shared ✓')\n";
  const original = await page.locator("figure:has([data-run]) code").first().textContent();
  await editor(page).fill(program);
  await control(page, /^Copy link/).click();
  await page.getByText("Copied a link to your program").first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe((await addressOf(page)).href);

  const { pathname, hash } = new URL(link);
  const other = await open(pathname + hash);
  await eventually(() => editor(other).inputValue()).toBe(program);
  await other.getByRole("tab", { name: "Python", selected: true }).first().waitFor();
  expect(workers(other), "it runs only when the reader says so").toBe(0);
  expect(await editor(other).isVisible()).toBe(true);
  await editor(other).press("Control+Enter");
  expect(await ended(other)).toContain("Differs from the captured output.");
  expect(await output(other).innerText()).toBe("shared ✓\n");

  await control(page, /^Reset/).click();
  expect(await editor(page).count()).toBe(0);
  expect(await page.locator("figure:has([data-run]) code").first().isVisible()).toBe(true);
  await control(page, /^Edit/).click();
  expect(await editor(page).inputValue()).toBe(original);
});

test("a link that was cut off is explained", async () => {
  const page = await open("/docs/quick-start#run=start/quick-start-dna:y8wty");
  await page.getByText("The program in this link can't be read.").first().waitFor();
});

test("typing can be undone", async () => {
  const { page } = runner;
  await editor(page).fill("print(1)");
  await editor(page).press("End");
  await editor(page).pressSequentially("2");
  await editor(page).press("Control+z");
  expect(await editor(page).inputValue()).not.toBe("print(1)2");
});

test("controls, editor and output fit 320 px and have no accessibility violations", async () => {
  const { page } = runner;
  await runner.run("print('a long line ' * 20)\n1 / 0");
  expect(
    await violations(page, { viewports: [{ width: 320, height: 800 }, phone], within: runnerSelector }),
  ).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const texts = await runnerOf(page).getByRole("button").allInnerTexts();
  expect(texts).toEqual(["Run", "Reset", "Copy link"]);
});
