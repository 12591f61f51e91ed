import type { AddressInfo } from "node:net";
import { runChecks } from "afdocs";
import { expect, test } from "vitest";
import { siteUrl } from "#model/site-url.ts";
import { createStaticServer } from "#server/static-server.ts";
import { siteFolder } from "#tests/build-folder.ts";
import { paths } from "#tests/model.ts";

// The checks of the Agent-Friendly Documentation Spec, on every page. Requests to the canonical origin go to this
// machine, and nothing is fetched from elsewhere.
test("the public checker for agents finds no fault", {
  timeout: 600_000,
}, async () => {
  const server = createStaticServer(siteFolder);
  // The checker shares this thread: while it computes, connections must not time out.
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
    // What Markdown leaves out on purpose, the anchor links of headings, and names in the other language.
    parityExclusions: ['[data-markdown="skip"]', 'h3 a[href^="#"]', 'span[data-language="python"]'],
  }).finally(() => {
    server.close();
    server.closeAllConnections();
  });

  const faults = report.results.filter(({ status }) => status === "fail" || status === "error");
  expect(faults.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
  const read = report.results.find(({ id }) => id === "markdown-url-support");
  expect(read?.details).toMatchObject({ testedPages: paths.length });
});
