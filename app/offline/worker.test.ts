import { expect, test, vi } from "vitest";

test("a copy that is saved while the worker is activated is kept, and files of older workers are deleted", async () => {
  const handlers = new Map<string, (event: { waitUntil(work: Promise<unknown>): void }) => void>();
  const names = new Set(["visited-1", "shell-1-old", "shell-1-new", "saved-1-old", "another site's"]);
  vi.stubGlobal("SITE_VERSION", "new");
  vi.stubGlobal("addEventListener", (type: string, handler: () => void) => handlers.set(type, handler));
  vi.stubGlobal("registration", {});
  vi.stubGlobal("clients", { claim: async () => {} });
  vi.stubGlobal("caches", {
    async keys() {
      const before = [...names];
      names.add("saved-1-new");
      return before;
    },
    delete: async (name: string) => names.delete(name),
  });
  await import("./worker.ts");
  await new Promise((resolve) => {
    handlers.get("activate")?.({ waitUntil: (work) => resolve(work) });
  });
  expect([...names]).toEqual(["visited-1", "shell-1-new", "saved-1-old", "another site's", "saved-1-new"]);
});
