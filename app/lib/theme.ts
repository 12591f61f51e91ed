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
  for (const listener of listeners) listener();
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
