import { expect, test } from "vitest";
import { bundleEngine } from "#tests/simulation/bundle.ts";
import { engineStates } from "#tests/simulation/engine-states.ts";
import { withBrowser } from "./browser.ts";

const open = withBrowser();
// A blank page has no policy that would refuse a script or a worker from a test.
const blank = { isStarted: false, expectedErrors: /blob:null/ };

test("Chromium computes the same states as Node, in a page and in a worker", async () => {
  const script = await bundleEngine(["tests/simulation/engine-states.ts"]);
  const expected = engineStates();
  expect(Object.keys(expected).length).toBeGreaterThan(6);
  const page = await open("about:blank", blank);
  const inPage = await page.evaluate(`${script}; engine.engineStates()`);
  expect(inPage).toEqual(expected);
  const inWorker = await page.evaluate(
    (source) =>
      new Promise((resolve, reject) => {
        const address = URL.createObjectURL(new Blob([source]));
        const worker = new Worker(address);
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
      }),
    `${script}; postMessage(engine.engineStates())`,
  );
  expect(inWorker).toEqual(expected);
});
