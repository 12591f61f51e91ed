import { expect, test } from "vitest";
import output from "#samples/output/start/dish.txt?raw";
import { withBrowser } from "./browser.ts";
import { sent } from "./sent.ts";

const open = withBrowser();
const recorded = /checksum: (\w+)/.exec(output)?.[1] ?? "";

test("the reader's browser computes the checksum that the Rust program printed", async () => {
  const page = await open("/");
  const proof = page.locator('[data-island="checksum-proof"]');
  expect(recorded).toMatch(/^[\da-f]{64}$/);
  await proof.getByText(recorded).waitFor();
  const { height } = (await proof.boundingBox()) ?? {};
  await proof.getByRole("button", { name: "Check it here" }).press("Enter");
  await proof.getByText("Your browser’s checksum is identical.").waitFor();
  expect(await proof.getByText(recorded).count()).toBe(2);
  expect((await proof.boundingBox())?.height).toBe(height);
});

test("the recorded checksum is sent with the page", async () => {
  const proof = (await sent("/")).querySelector('[data-island="checksum-proof"]');
  expect(proof?.text).toContain(recorded);
});
