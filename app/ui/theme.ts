export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

const themeKey = "theme";

/** Applies the stored theme to a new page, which is made for the system's. */
export function restoreTheme(): void {
  const theme = localStorage.getItem(themeKey);
  if (theme) applyTheme(theme);
}

/** Applies the stored theme, or the system's if there is none. */
function applyTheme(theme = localStorage.getItem(themeKey)): void {
  const root = document.documentElement;
  const isChosen = theme === "light" || theme === "dark";
  if (isChosen) root.dataset.theme = theme;
  else delete root.dataset.theme;
  // The color of the browser's interface.
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
    const { scheme } = meta.dataset;
    meta.media = isChosen ? (scheme === theme ? "" : "not all") : `(prefers-color-scheme:${scheme})`;
  }
  for (const input of document.querySelectorAll<HTMLInputElement>("input[name=theme]")) {
    input.checked = input.value === (root.dataset.theme ?? "system");
  }
}

export function chooseTheme(theme: string): void {
  if (theme === "system") localStorage.removeItem(themeKey);
  else localStorage.setItem(themeKey, theme);
  applyTheme(theme);
}

/** Checks the radio button of the theme, and follows changes from another tab or a later page. */
export function followTheme(): void {
  applyTheme();
  addEventListener("storage", ({ key, newValue }) => {
    if (key === themeKey) applyTheme(newValue);
  });
  // Not every browser reports changes to a page that was in the back/forward cache.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) applyTheme();
  });
}
