import { expect, test } from "vitest";
import { raiseOrganism } from "#app/figures/behavior/raise-organism.ts";
import { violations } from "./axe.ts";
import { eventually, phone, withBrowser } from "./browser.ts";
import { showFigure } from "./figure-steps.ts";

const open = withBrowser();
const path = "/docs/concepts/organisms";

async function openFigure(options: Parameters<typeof open>[1] & { search?: string } = {}) {
  const { search = "", ...rest } = options;
  const page = await open(`${path}${search}`, rest);
  return { page, figure: await showFigure(page, "behavior") };
}

function fitness(seed: number, generations: number): string | undefined {
  return [...raiseOrganism(seed, generations)].at(-1)?.fitness.toFixed(3);
}

test("the situation is made by keyboard, and words, table and address follow", async () => {
  const { page, figure } = await openFigure();
  const words = figure.getByText("The triggers call most for");
  expect(await words.innerText()).toContain("The triggers call most for Exploration (0.85");
  await figure.getByRole("slider", { name: "Energy" }).press("End");
  await figure.getByRole("slider", { name: "Novelty" }).press("Home");
  await figure.getByRole("slider", { name: "Company" }).press("Home");
  await eventually(() => words.innerText()).toContain("The triggers call most for Social (1.00");
  await figure.getByText("Answers as a table").press("Enter");
  const row = figure.getByRole("row", { name: /^Social/ });
  expect(await row.innerText()).toContain("loneliness 1.00");
  expect(new URL(page.url()).search).toBe("?behavior.energy=1&behavior.company=0&behavior.novelty=0");
  await figure.getByRole("button", { name: "Reset" }).press("Enter");
  await eventually(() => words.innerText()).toContain("Exploration (0.85");
  expect(new URL(page.url()).search).toBe("");
});

test("the organism evolves on the spot, the same in every browser", async () => {
  const { figure } = await openFigure({ viewport: phone });
  const words = figure.getByText("Its fitness after");
  await figure.getByRole("slider", { name: "Generations evolved" }).press("Home");
  await eventually(() => words.innerText()).toContain(`after 0 generations is ${fitness(42, 0)}`);
  await figure.getByRole("button", { name: "Next seed" }).press("Enter");
  await eventually(() => words.innerText()).toContain(`after 0 generations is ${fitness(43, 0)}`);
  await figure.getByRole("spinbutton", { name: "Seed" }).fill("7");
  await figure.getByRole("slider", { name: "Generations evolved" }).press("End");
  await eventually(() => words.innerText()).toContain(`after 200 generations is ${fitness(7, 200)}`);
});

test("an address brings a situation back, and a wrong one is refused with the reason", async () => {
  const { figure } = await openFigure({ search: "?behavior.danger=1&behavior.energy=7#figure-behavior" });
  expect(await figure.getByRole("slider", { name: "Danger" }).inputValue()).toBe("1");
  const alert = figure.getByRole("alert");
  expect(await alert.innerText()).toContain("asks for Energy 7, but it must be from 0 to 1. It is 0.2 now.");
});

test("axe finds nothing while it is alive, with its table open", async () => {
  const { page, figure } = await openFigure();
  await figure.getByText("Answers as a table").click();
  expect(await violations(page, { within: "#figure-behavior" })).toEqual([]);
});
