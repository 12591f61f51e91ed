/** Returns the browser's storage or, if it is blocked, one that lasts as long as the page. */
export function provideStorage(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    try {
      // Only accesses it, which throws if it is blocked; reading would load the stored values.
      void window[name];
    } catch {
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
