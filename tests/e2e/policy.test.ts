import { expect, test } from "vitest";
import { withPage } from "./browser.ts";

// Each of these must be refused, and the refusal must reach the complaints that fail other tests.
const attempts = {
  "an inline script": () => {
    const script = document.createElement("script");
    script.append("document.title = 'taken'");
    document.body.append(script);
  },
  "an inline handler": () => {
    const button = document.body.appendChild(document.createElement("button"));
    button.setAttribute("onclick", "document.title = 'taken'");
    button.click();
  },
  "a style element": () => {
    document.head.appendChild(document.createElement("style")).append("body { display: none }");
  },
  "a style attribute": () => document.body.setAttribute("style", "display: none"),
  "markup from text": () => {
    document.body.insertAdjacentHTML("beforeend", "<b>taken</b>");
  },
  "a script from another host": () => {
    const script = document.createElement("script");
    script.setAttribute("src", "https://example.org/a.js");
    document.body.append(script);
  },
  "a request to another host": () => void fetch("https://example.org/").catch(() => {}),
  "a frame": () => {
    document.body.appendChild(document.createElement("iframe")).src = "/docs";
  },
};

const opened = withPage("/docs", { expectedErrors: /./ });

test.for(Object.entries(attempts))("the policy refuses %s", async ([, attempt]) => {
  const page = opened();
  const refused = page.waitForEvent("console", (message) => message.text().startsWith("policy violation: "));
  const title = await page.title();
  await page.evaluate(attempt).catch(() => {});
  await refused;
  expect(await page.title()).toBe(title);
  expect(await page.getByRole("main").isVisible()).toBe(true);
});

test("the policy allows no other source of script addresses", async () => {
  const made = await opened().evaluate(() => {
    try {
      window.trustedTypes?.createPolicy("other", { createScriptURL: (text) => text });
      return true;
    } catch {
      return false;
    }
  });
  expect(made).toBe(false);
});
