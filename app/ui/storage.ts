/** Replaces the browser's storage, if it is blocked, with one that lasts as long as the page. */
export function provideStorage(): void {
  try {
    // Only accesses it, which throws if storage is blocked; reading would load the stored values.
    void window.localStorage;
  } catch {
    for (const name of ["localStorage", "sessionStorage"]) {
      const values = new Map<string, string>();
      const value = {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, text: string) => values.set(key, text),
        removeItem: (key: string) => values.delete(key),
      };
      Object.defineProperty(window, name, { value });
    }
  }
}
