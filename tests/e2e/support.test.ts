import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { communityResources } from "#content/docs/support/community/index.ts";
import {
  contactChannels,
  emergencyContacts,
  responseTimes,
  urgentSecurityContact,
} from "#content/docs/support/contact.ts";
import { faqCategories, faqTags } from "#content/docs/support/faq.ts";
import { supportChannels } from "#content/docs/support/index.ts";
import { site } from "#content/site.ts";
import { phone, withBrowser, withPage } from "./browser.ts";

const open = withBrowser();
const hub = withPage("/docs/support");
const projects = withPage("/docs/support/community/projects");
const contact = withPage("/docs/support/contact");
const faqEntries = faqCategories.flatMap(({ entries }) => entries);
const [firstEntry] = faqEntries;

/** Address and subject of a mail link, as a mail program reads them. */
function readMailLink(href: string | null): { address: string; subject: string | null } {
  const link = new URL(href ?? "");
  return { address: link.pathname, subject: link.searchParams.get("subject") };
}

test.for([
  ["the support hub", hub],
  ["the community's projects", projects],
  ["the contact page", contact],
] as const)("every mail link of %s has the one address and a subject", async ([, opened]) => {
  const links = opened().locator('a[href^="mailto:"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    const { address, subject } = readMailLink(await link.getAttribute("href"));
    expect(address).toBe(site.email);
    expect(subject).toMatch(new RegExp(`^${site.name}: \\w`));
  }
});

test("the support hub shows its channels with their priorities, and the urgent security contact", async () => {
  const page = hub();
  for (const { name, priority } of supportChannels) {
    const row = page.locator("main ol > li").filter({ has: page.getByRole("link", { name }) });
    expect(await row.innerText()).toMatch(new RegExp(`Priority\\s+${priority}$`));
  }
  const urgent = page.getByRole("link", { name: urgentSecurityContact.action });
  expect(readMailLink(await urgent.getAttribute("href")).subject).toBe(urgentSecurityContact.subject);
  expect(await page.getByText(`First response: ${urgentSecurityContact.responseTime}`).isVisible()).toBe(
    true,
  );
});

test("the FAQ's tag chips are shown and nothing about them can be clicked or focused", async () => {
  const page = await open("/docs/support/faq");
  const chips = page.getByRole("list", { name: "Tags on this page" });
  expect(await chips.getByRole("listitem").allInnerTexts()).toEqual(faqTags);
  expect(await chips.locator("a, button, input, select, summary, [tabindex], [role=button]").count()).toBe(0);
  expect(await chips.evaluate((list) => getComputedStyle(list).cursor)).toBe("default");
});

test("every answer is on the page without scripts, with its own address", async () => {
  const page = await open("/docs/support/faq", { javaScriptEnabled: false });
  for (const { id, question, answer, tags, action } of faqEntries) {
    const entry = page.locator("li").filter({ has: page.locator(`h3[id="${id}"]`) });
    expect(await entry.getByRole("heading", { level: 3 }).innerText()).toContain(question);
    expect(await entry.getByText(answer.replaceAll("`", ""), { exact: true }).isVisible()).toBe(true);
    expect(await entry.getByRole("list", { name: "Tags" }).getByRole("listitem").allInnerTexts()).toEqual(
      tags,
    );
    expect(await entry.getByRole("link", { name: action }).isVisible()).toBe(true);
  }
});

test("the sign before a question puts the answer's address into the address bar", async () => {
  const page = await open("/docs/support/faq", { viewport: phone });
  await page.getByRole("link", { name: `Link to: ${firstEntry?.question}` }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${firstEntry?.id}`);
});

test("an address of one answer opens the page there", async () => {
  const last = faqEntries.at(-1);
  const page = await open(`/docs/support/faq#${last?.id}`);
  await page.waitForFunction((id) => {
    const top = document.getElementById(id ?? "")?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  }, last?.id);
});

test("the community shows its resources with their sizes", async () => {
  const page = await open("/docs/support/community");
  for (const { title, href, members, activity } of communityResources) {
    const card = page.locator("main li").filter({ has: page.getByRole("heading", { name: title }) });
    expect(await card.getByRole("definition").allInnerTexts()).toEqual([members, activity]);
    expect(await card.getByRole("link", { name: title }).getAttribute("href")).toBe(href);
  }
});

test("each contact channel and emergency contact opens a message with its own subject", async () => {
  const page = contact();
  for (const { title, subject, responseTime, priority } of contactChannels) {
    const card = page.locator("main li").filter({ has: page.getByRole("heading", { name: title }) });
    const link = card.getByRole("link", { name: title });
    expect(readMailLink(await link.getAttribute("href")).subject).toBe(subject);
    expect(await card.innerText()).toContain(responseTime);
    expect(await card.innerText()).toContain(priority);
  }
  for (const { action, subject } of emergencyContacts) {
    const link = page.getByRole("link", { name: action });
    expect(readMailLink(await link.getAttribute("href")).subject).toBe(subject);
  }
});

test("the response times are a table that can be read by row", async () => {
  const page = contact();
  for (const { request, from, to } of responseTimes) {
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: request }) });
    expect(await row.getByRole("cell").innerText()).toBe(`${from}-${to} hours`);
  }
});

test("the e-mail template is copied exactly as its file has it", async () => {
  const page = await open("/docs/support/contact", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Copy Support request" }).click();
  await page.locator("[data-sonner-toast]").filter({ hasText: "Copied Support request" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(`${copied}\n`).toBe(readFileSync("samples/mail/support-request.eml", "utf8"));
});
