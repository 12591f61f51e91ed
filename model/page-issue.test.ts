import { expect, test } from "vitest";
import { addresses } from "#content/site.ts";
import { pageIssue } from "./page-issue.ts";

test("the form has the page's title and URL, with special characters escaped", () => {
  const address = new URL(pageIssue("R&D: 100% #1", "https://example.org/docs/a?b=c#d"));
  expect(address.href.split("?")[0]).toBe(addresses.newIssue);
  expect(address.searchParams.get("title")).toBe("R&D: 100% #1: ");
  expect(address.searchParams.get("body")).toBe("https://example.org/docs/a?b=c#d\n");
});
