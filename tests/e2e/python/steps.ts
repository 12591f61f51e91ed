import type { Page } from "playwright-core";

/** The controls of the first Python program of a page, after it has been run once. */
export interface Runner {
  page: Page;
  /** Puts a program into the editor, runs it, and waits for its end. */
  run: (program: string) => Promise<{ output: string; status: string }>;
}

export const runnerOf = (page: Page) => page.locator(".runner").first();
export const runButton = (page: Page, place = 0) => page.locator("[data-run]").nth(place);
export const status = (page: Page) => runnerOf(page).getByRole("status");
export const output = (page: Page) => runnerOf(page).locator("pre");

export const control = (page: Page, name: RegExp) => runnerOf(page).getByRole("button", { name });

/** Waits until the program has ended and returns what the page says about it. */
export async function ended(page: Page): Promise<string> {
  await status(page).filter({ hasText: /\S/ }).waitFor();
  return status(page).innerText();
}

/** Runs the first program, which loads the interpreter, and opens its editor. */
export async function startRunner(page: Page): Promise<Runner> {
  await runButton(page).click();
  await ended(page);
  await runnerOf(page).getByRole("button", { name: /^Edit/ }).click();
  const editor = runnerOf(page).getByRole("textbox");
  return {
    page,
    async run(program) {
      await editor.fill(program);
      await runnerOf(page).getByRole("button", { name: /^Run/ }).click();
      return { status: await ended(page), output: (await output(page).allTextContents()).join("") };
    },
  };
}
