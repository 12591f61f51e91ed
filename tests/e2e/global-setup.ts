import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { createStaticServer } from "#server/static-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the published site. */
    site: string;
    /** Origin of the build that has the design review at /design. */
    review: string;
  }
}

/** Serves both builds with the production server while the browser tests run. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  // Another folder lets an author test a build without touching the one that others use.
  const folder = process.env.E2E_BUILD ?? "build";
  const site = await listen(createStaticServer(`${folder}/client`));
  const review = await listen(createStaticServer(`${folder}-review/client`));
  let loads = 0;
  for (const server of [site, review]) {
    server.on("request", ({ headers }) => {
      if (headers["sec-fetch-dest"] === "document" && !headers["sec-purpose"]) loads += 1;
    });
  }
  provide("site", originOf(site));
  provide("review", originOf(review));
  return () => {
    console.log(`The browser loaded ${loads} pages.`);
    for (const server of [site, review]) {
      server.close();
      server.closeAllConnections();
    }
  };
}

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server));
  });
}

function originOf(server: Server): string {
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}
