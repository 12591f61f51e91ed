import { expect, test } from "vitest";
import { anyTron, cases } from "#tests/simulation/cases.ts";
import { Environment } from "./environment.ts";
import type { Rng } from "./rng.ts";
import { fullStride } from "./turn.ts";

function anyEnvironment(rng: Rng): Environment {
  const side = () => 1 + rng.nextF64() * 150;
  const environment = new Environment(side(), side(), rng.nextU64());
  environment.addResource("food", rng.nextF64() * 3);
  for (let i = 0; i < 8; i++) environment.addOrganism(anyTron(rng));
  return environment;
}

test("organisms stay on the land, move no further than a stride and are never lost", () => {
  for (const rng of cases(12)) {
    const environment = anyEnvironment(rng);
    for (let step = 1; step <= 150; step++) {
      const before = environment.organisms;
      const { totalResources } = environment.state;
      const state = environment.step();
      expect(state.organismCount + state.archivedCount).toBe(8);
      expect(state.totalResources).toBeLessThanOrEqual(totalResources);
      expect(state.totalResources).toBeGreaterThanOrEqual(0);
      if (state.organismCount < before.length) continue;
      for (const [place, tron] of environment.organisms.entries()) {
        const { x, y } = tron.position;
        expect(x >= 0 && x <= environment.width && y >= 0 && y <= environment.height).toBe(true);
        const old = before[place]?.position ?? tron.position;
        expect(Math.hypot(x - old.x, y - old.y)).toBeLessThanOrEqual(fullStride + 1e-9);
        expect(tron.health > 0 && tron.health <= 1 && tron.energy >= 0 && tron.energy <= 1).toBe(true);
      }
    }
    for (const tron of environment.archive) expect([tron.state, tron.health]).toEqual(["Archived", 0]);
  }
});

test("the same seed gives the same ways, in steps or in one run", () => {
  for (const rng of cases(10)) {
    const twin = rng.copy();
    const [one, other] = [anyEnvironment(rng), anyEnvironment(twin)];
    for (let i = 0; i < 40; i++) one.step();
    other.run(40);
    const places = (environment: Environment) => environment.organisms.map(({ position }) => position);
    expect(places(one)).toEqual(places(other));
    expect(one.state).toEqual(other.state);
  }
});

test("what is added and what is read are copies; resources are listed by name", () => {
  const environment = new Environment(10, 10);
  const [rng] = cases(1);
  const tron = anyTron(rng ?? expect.fail("no case"));
  environment.addOrganism(tron);
  tron.terminate();
  environment.organisms[0]?.terminate();
  expect(environment.step().organismCount).toBe(1);
  for (const name of ["water", "food", "water"]) environment.addResource(name, 0.5);
  expect(Object.entries(environment.resources)).toEqual([
    ["food", 0.5],
    ["water", 1],
  ]);
  environment.pause();
  expect(environment.state.paused).toBe(true);
  expect(() => environment.run(1)).toThrow("run is not possible while paused");
  environment.resume();
  expect(() => environment.run(1.5)).toThrow("steps is 1.5, but must be a whole number at least 1");
});
