import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { webManifest } from "./web-manifest.ts";

test("the manifest has what installing asks for", () => {
  expect(JSON.parse(webManifest())).toMatchObject({
    name: site.name,
    short_name: expect.stringMatching(/^.{1,12}$/),
    start_url: "/",
    display: expect.stringMatching(/^(standalone|minimal-ui)$/),
    theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    background_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});
