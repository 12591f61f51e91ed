import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createServer, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { devServerPlugin } from "./dev-server-plugin.ts";

const source = "library/rust/src/dna.rs";
const files = {
  "app/render.tsx":
    'import text from "virtual:text"; export const renderPath = () => ({ status: 200, html: text });',
  "app/styles/design.css": "",
  [source]: "/// First.",
};

/** A repository whose only page shows a file that the model reads once. */
async function developmentServer() {
  const root = mkdtempSync(join(tmpdir(), "dev-server-"));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);

  let content: string | undefined;
  let onForget = () => {};
  const model: Plugin = {
    name: "model",
    resolveId: (id) => (id === "virtual:text" ? `\0${id}` : undefined),
    load(id) {
      if (id !== "\0virtual:text") return undefined;
      content ??= readFileSync(join(root, source), "utf8");
      return `export default ${JSON.stringify(content)}`;
    },
  };
  const forget = () => {
    content = undefined;
    onForget();
  };
  const vite = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    plugins: [model, devServerPlugin(forget)],
    server: { middlewareMode: true, ws: false },
  });
  const http = createHttpServer(vite.middlewares);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    http.close();
    await vite.close();
    rmSync(root, { recursive: true });
  });
  const { port } = http.address() as AddressInfo;
  return {
    page: async () => (await fetch(`http://127.0.0.1:${port}/docs`)).text(),
    write,
    /** Reports a file to Vite as its watcher does, and waits until the content is read again. */
    report: (event: "add" | "change" | "unlink", file: string) =>
      new Promise<void>((resolve) => {
        onForget = resolve;
        vite.watcher.emit(event, join(root, file));
      }),
  };
}

test("a changed doc comment is shown on the next request", async () => {
  const { page, write, report } = await developmentServer();
  expect(await page()).toContain("/// First.");
  write(source, "/// Second.");
  await report("change", source);
  expect(await page()).toContain("/// Second.");
});

test.for([
  ["add", "content/docs/concepts/energy.mdx"],
  ["change", "content/docs/concepts/dna.ts"],
  ["change", "samples/rust/api/dna-random.rs"],
  ["unlink", "content/docs/concepts/energy.mdx"],
] as const)("the %s event of %s makes the model read the content again", async ([event, file]) => {
  const { report } = await developmentServer();
  await report(event, file);
});
