import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { missingServer } from "#commands/web-servers.mjs";
import { freePort } from "#server/free-port.ts";
import { siteFolder } from "#tests/build-folder.ts";
import { type Running, run, servers } from "./servers.ts";

/**
 * Declares the same tests for every server, and skips those of a server that isn't installed. Each server serves the
 * built site, or the folder that `prepare` returns for its origin.
 */
export function onEachServer(
  declare: (server: () => Running, name: string) => void,
  prepare?: (origin: string) => string,
): void {
  for (const server of servers) {
    describe(server.name, () => {
      if (!server.program) {
        const missing = missingServer(server.name);
        console.warn(missing);
        // On GitHub, everything must run.
        test.skipIf(!process.env.GITHUB_ACTIONS)(`${server.name} is installed`, () => expect.fail(missing));
        return;
      }
      let running: Running | undefined;
      beforeAll(async () => {
        const port = await freePort();
        running = await run(server, { port, site: prepare?.(`http://127.0.0.1:${port}`) ?? siteFolder });
      });
      afterAll(() => running?.stop());
      declare(() => {
        if (!running) throw new Error(`${server.name} is not running`);
        return running;
      }, server.name);
    });
  }
}
