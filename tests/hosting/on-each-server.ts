import { afterAll, beforeAll, describe, test } from "vitest";
import { missingServer } from "#commands/web-servers.mjs";
import { type Running, run, servers } from "./servers.ts";

/** Declares the same tests for every server. Those of a server that is not installed are reported as not run. */
export function onEachServer(declare: (server: () => Running, name: string) => void): void {
  for (const server of servers) {
    describe(server.name, () => {
      if (!server.program) {
        console.warn(missingServer(server.name));
        test.skip(`not run: ${server.name} is not installed`);
        return;
      }
      let running: Running | undefined;
      beforeAll(async () => {
        running = await run(server);
      });
      afterAll(() => running?.stop());
      declare(() => {
        if (!running) throw new Error(`${server.name} is not running`);
        return running;
      }, server.name);
    });
  }
}
