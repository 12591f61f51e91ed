import { expect, test } from "vitest";
import { raiseOrganism } from "#app/figures/behavior/raise-organism.ts";
import { addressOf } from "./address.ts";
import { violations } from "./axe.ts";
import { eventually, phone, withPage } from "./browser.ts";
import { resetFigure, showFigure, showMoreSettings } from "./figure-steps.ts";

const shared = withPage("/docs/concepts/organisms?behavior.danger=1&behavior.energy=7#figure-behavior");

function fitness(seed: number, generations: number): string | undefined {
  return [...raiseOrganism(seed, generations)].at(-1)?.fitness.toFixed(3);
}

test("an address or the keyboard sets the situation, words, table and address follow, and axe finds nothing", async () => {
  const page = shared();
  const figure = await showFigure(page, "behavior");
  await eventually(() => figure.getByRole("slider", { name: "Danger" }).inputValue()).toBe("1");
  const alert = figure.getByRole("alert");
  expect(await alert.innerText()).toContain("“Energy” to 7, but it must be between 0 and 1. It is now 0.2.");
  const reset = figure.getByRole("button", { name: "Reset" });
  await reset.press("Enter");
  await eventually(() => alert.count()).toBe(0);

  const words = figure.getByText("The triggers call most strongly for");
  await eventually(() => words.innerText()).toContain(
    "The triggers call most strongly for Exploration (0.85",
  );
  expect((await addressOf(page)).search).toBe("");
  await figure.getByRole("slider", { name: "Energy" }).press("End");
  await figure.getByRole("slider", { name: "Novelty" }).press("Home");
  await figure.getByRole("slider", { name: "Company" }).press("Home");
  await eventually(() => words.innerText()).toContain("The triggers call most strongly for Social (1.00");
  await figure.getByText("Answers as a table").press("Enter");
  const row = figure.getByRole("row", { name: /^Social/ });
  expect(await row.innerText()).toContain("loneliness 1.00");
  expect((await addressOf(page)).search).toBe("?behavior.energy=1&behavior.company=0&behavior.novelty=0");
  await reset.press("Enter");
  await eventually(() => words.innerText()).toContain("Exploration (0.85");
  expect((await addressOf(page)).search).toBe("");
  expect(await violations(page, { within: "#figure-behavior" })).toEqual([]);
});

test("the organism evolves on the spot, the same in every browser", async () => {
  const figure = await resetFigure(shared(), "behavior", phone);
  const words = figure.getByText("Its fitness after");
  await showMoreSettings(figure);
  await figure.getByRole("slider", { name: "Generations" }).press("Home");
  await eventually(() => words.innerText()).toContain(`after 0 generations is ${fitness(42, 0)}`);
  await figure.getByRole("button", { name: "Next seed" }).press("Enter");
  await eventually(() => words.innerText()).toContain(`after 0 generations is ${fitness(43, 0)}`);
  await figure.getByRole("spinbutton", { name: "Seed" }).fill("7");
  await figure.getByRole("slider", { name: "Generations" }).press("End");
  await eventually(() => words.innerText()).toContain(`after 200 generations is ${fitness(7, 200)}`);
});
