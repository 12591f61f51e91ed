import { expect, test } from "vitest";
import { isNumberSetting, readValues } from "#app/figures/settings.ts";
import { checkEvolution } from "#simulation/evolution-config.ts";
import { configOf, evolutionSettings, initialEvolution, presets } from "./evolution-settings.ts";

test("the engine accepts both ends of every slider", () => {
  for (const [name, setting] of Object.entries(evolutionSettings)) {
    if (!isNumberSetting(setting)) continue;
    for (const value of [setting.from, setting.to])
      expect(() => checkEvolution(configOf({ ...initialEvolution, [name]: value })), name).not.toThrow();
  }
});

test("the initial values and those of the presets are stops of their sliders", () => {
  for (const values of [initialEvolution, ...presets.map((preset) => ({ ...initialEvolution, ...preset }))]) {
    const search = Object.entries(values).map(([name, value]) => `evolution.${name}=${value}`);
    expect(readValues("evolution", evolutionSettings, `?${search.join("&")}`)).toEqual({
      values,
      refused: [],
    });
  }
});
