import type { AddressInfo } from "node:net";
import { runChecks } from "afdocs";
import { expect, test } from "vitest";
import { siteUrl } from "#model/site-url.ts";
import { createStaticServer } from "#server/static-server.ts";
import { siteFolder } from "#tests/build-folder.ts";
import { paths } from "#tests/model.ts";

// Runs the checks of the Agent-Friendly Documentation Spec on every page. Requests to the canonical origin go to a
// local server, and nothing is fetched from other hosts.
test("the public checker for agent-friendly documentation finds no failures", {
  timeout: 600_000,
}, async () => {
  const server = createStaticServer(siteFolder);
  // The checker blocks this thread while it computes, and connections must not time out meanwhile.
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
    // Content that Markdown omits on purpose, heading anchor links, and names in the other language.
    parityExclusions: ['[data-markdown="skip"]', 'h3 a[href^="#"]', 'span[data-language="python"]'],
  }).finally(() => {
    server.close();
    server.closeAllConnections();
  });

  const faults = report.results.filter(
    ({ status, details }) => (status === "fail" || status === "error") && !isChecksum(details),
  );
  expect(faults.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
  const read = report.results.find(({ id }) => id === "markdown-url-support");
  expect(read?.details).toMatchObject({ testedPages: paths.length });
});

/** Whether the only failure is a checksum list that happens to contain "404", which the checker takes for an error. */
function isChecksum(details: unknown): boolean {
  const broken = JSON.stringify(details ?? {}).match(/\{[^{}]*"outcome":"(?!ok)[^{}]*\}/g) ?? [];
  return broken.length > 0 && broken.every((sample) => /SHA256SUMS.*"soft-404"/.test(sample));
}
