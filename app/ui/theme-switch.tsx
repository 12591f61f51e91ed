import type { IconName } from "#content/schema.ts";
import { Icon } from "./icon.tsx";
import { type Theme, themes } from "./theme.ts";

const looks: Record<Theme, { label: string; icon: IconName }> = {
  light: { label: "Light theme", icon: "sun" },
  dark: { label: "Dark theme", icon: "moon" },
  system: { label: "System theme", icon: "monitor" },
};

/** Radio buttons that the head script handles. Styles follow the page's theme, which is known before first paint. */
export function ThemeSwitch() {
  return (
    <fieldset className="theme-switch no-js:hidden">
      <legend className="sr-only">Color theme</legend>
      {themes.map((theme) => (
        <label key={theme} title={looks[theme].label} data-theme-option={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            defaultChecked={theme === "system"}
            autoComplete="off"
            aria-label={looks[theme].label}
            className="sr-only"
          />
          <span>
            <Icon name={looks[theme].icon} className="size-4" />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
