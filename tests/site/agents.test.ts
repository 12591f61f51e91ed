import type { AddressInfo } from "node:net";
import { runChecks } from "afdocs";
import { expect, test } from "vitest";
import { createStaticServer } from "#server/static-server.ts";
import { publishedPaths } from "#tools/paths.ts";
import { siteUrl } from "#tools/site-url.ts";

// The checks of the Agent-Friendly Documentation Spec, on every page. They read the site as it is published:
// addresses of the canonical origin are followed on this machine, and nothing is fetched from elsewhere.
test("the public checker for readers without a browser finds nothing at fault", {
  timeout: 600_000,
}, async () => {
  const server = createStaticServer("build/client");
  // The checker shares this thread. While it computes, connections must not grow old.
  Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 }).setTimeout(0);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const report = await runChecks(`http://127.0.0.1:${port}`, {
    canonicalOrigin: siteUrl(),
    samplingStrategy: "deterministic",
    maxLinksToTest: 1000,
    requestDelay: 0,
    maxConcurrency: 16,
    // The sign of a heading's own address is a control.
    parityExclusions: ['h3 a[href^="#"]'],
  }).finally(() => {
    server.close();
    server.closeAllConnections();
  });

  const faults = report.results.filter(({ status }) => status === "fail" || status === "error");
  expect(faults.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
  const read = report.results.find(({ id }) => id === "markdown-url-support");
  expect(read?.details).toMatchObject({ testedPages: publishedPaths().length });
});
