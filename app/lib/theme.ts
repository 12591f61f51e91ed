import { useSyncExternalStore } from "react";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

export const themeKey = "theme";
const listeners = new Set<() => void>();

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => "system");
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Blocked storage: the document keeps the choice until it is closed.
  }
}

function applyTheme(theme: string | null): void {
  const root = document.documentElement;
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
  setThemeColor(theme);
  for (const listener of listeners) listener();
}

/** The color around the page follows the system, unless a theme was chosen. The head script does the same. */
function setThemeColor(theme: string | null): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-scheme]")) {
    const { scheme } = meta.dataset;
    const isChosen = theme === "light" || theme === "dark";
    if (isChosen) meta.media = scheme === theme ? "" : "not all";
    else meta.media = `(prefers-color-scheme:${scheme})`;
  }
}

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", handleStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", handleStorage);
  };
}

/** Another tab chose a theme. */
function handleStorage(event: StorageEvent): void {
  if (event.key === themeKey) applyTheme(event.newValue);
}
