import { useId } from "react";
import { chooseTheme, type Theme, themes, useTheme } from "#app/lib/theme.ts";
import type { IconName } from "#content/schema.ts";
import { Icon } from "./icon.tsx";

const looks: Record<Theme, { label: string; icon: IconName }> = {
  light: { label: "Light theme", icon: "sun" },
  dark: { label: "Dark theme", icon: "moon" },
  system: { label: "System theme", icon: "monitor" },
};

export function ThemeSwitch() {
  const name = useId();
  const current = useTheme();
  return (
    <fieldset className="flex rounded-lg border border-line p-0.5 no-js:hidden">
      <legend className="sr-only">Color theme</legend>
      {themes.map((theme) => (
        <label key={theme} title={looks[theme].label} className="cursor-pointer text-muted hover:text-ink">
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === current}
            onChange={() => chooseTheme(theme)}
            className="peer sr-only"
          />
          <span className="grid size-8 place-items-center rounded-md transition-colors peer-checked:bg-accent-soft peer-checked:text-accent-strong peer-focus-visible:outline-2 peer-focus-visible:outline-accent">
            <Icon name={looks[theme].icon} className="size-4" />
          </span>
          <span className="sr-only">{looks[theme].label}</span>
        </label>
      ))}
    </fieldset>
  );
}
