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
import { boxesOf } from "./boxes.ts";
import { eventually, phone, withPage } from "./browser.ts";
import { sent } from "./sent.ts";

const contact = withPage("/docs/support/contact", { permissions: ["clipboard-read", "clipboard-write"] });
const faqEntries = faqCategories.flatMap(({ entries }) => entries);
const [firstEntry] = faqEntries;
const lastEntry = faqEntries.at(-1);
const faq = withPage(`/docs/support/faq#${lastEntry?.id}`);

/** Address and subject of a mail link, as a mail program reads them. */
function readMailLink(href: string | null | undefined): { address: string; subject: string | null } {
  const link = new URL(href ?? "");
  return { address: link.pathname, subject: link.searchParams.get("subject") };
}

test.for(["/docs/support", "/docs/support/community/projects", "/docs/support/contact"])(
  "every mail link of %s has the one address and a subject",
  async (path) => {
    const links = (await sent(path)).querySelectorAll('a[href^="mailto:"]');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const { address, subject } = readMailLink(link.getAttribute("href"));
      expect(address).toBe(site.email);
      expect(subject).toMatch(new RegExp(`^${site.name}: \\w`));
    }
  },
);

test("the support hub shows its channels with their priorities, and the urgent security contact", async () => {
  const page = await sent("/docs/support");
  const rows = page.querySelectorAll("main ol > li");
  for (const { name, priority } of supportChannels) {
    const row = rows.find((one) => one.querySelectorAll("a").some(({ text }) => text.includes(name)));
    expect(row?.text).toMatch(new RegExp(`Priority\\s*${priority}$`));
  }
  const { action, subject, responseTime } = urgentSecurityContact;
  const urgent = page.querySelectorAll("main a").find(({ text }) => text.includes(action));
  expect(readMailLink(urgent?.getAttribute("href")).subject).toBe(subject);
  expect(page.querySelector("main")?.text).toContain(`First response: ${responseTime}`);
});

test("the FAQ's tag chips are shown and nothing about them can be clicked or focused", async () => {
  const page = faq();
  const chips = page.getByRole("list", { name: "Tags on this page" });
  expect(await chips.getByRole("listitem").allInnerTexts()).toEqual(faqTags);
  expect(await chips.locator("a, button, input, select, summary, [tabindex], [role=button]").count()).toBe(0);
  expect(await chips.evaluate((list) => getComputedStyle(list).cursor)).toBe("default");
});

test("every answer is on the page as it is sent, with its own address", async () => {
  const items = (await sent("/docs/support/faq")).querySelectorAll("main li");
  for (const { id, question, answer, tags, action } of faqEntries) {
    const entry = items.find((item) => item.querySelector(`h3[id="${id}"]`));
    expect(entry?.querySelector("h3")?.text).toContain(question);
    // A name that differs in Python is there twice.
    for (const name of entry?.querySelectorAll("[data-language=python]") ?? []) name.remove();
    expect(entry?.text.replace(/\s+/g, " ")).toContain(answer.replaceAll("`", ""));
    expect(entry?.querySelectorAll('[aria-label="Tags"] li').map(({ text }) => text)).toEqual(tags);
    expect(entry?.querySelectorAll("a").some(({ text }) => text.includes(action))).toBe(true);
  }
});

test("an address of one answer opens the page there; the sign before a question gives its address", async () => {
  const page = faq();
  await page.waitForFunction((id) => {
    const top = document.getElementById(id ?? "")?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  }, lastEntry?.id);
  await page.setViewportSize(phone);
  await page.getByRole("link", { name: `Link to: ${firstEntry?.question}` }).click();
  await eventually(() => new URL(page.url()).hash).toBe(`#${firstEntry?.id}`);
});

test("on a phone the first answer is well inside the first screen", async () => {
  const page = faq();
  await page.setViewportSize(phone);
  const [answer, body] = await boxesOf(page.locator("main li p").first(), page.locator("body"));
  expect(answer.top - body.top).toBeLessThan(phone.height * 0.85);
});

test("the community shows its resources with their sizes", async () => {
  const cards = (await sent("/docs/support/community")).querySelectorAll("main li");
  for (const { title, href, members, activity } of communityResources) {
    const card = cards.find((one) => one.querySelector("h2, h3, h4")?.text.includes(title));
    expect(card?.querySelectorAll("dd").map(({ text }) => text)).toEqual([members, activity]);
    const link = card?.querySelectorAll("a").find(({ text }) => text.includes(title));
    expect(link?.getAttribute("href")).toBe(href);
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
  const page = contact();
  await page.getByRole("button", { name: "Copy Support request" }).click();
  await page.locator("[data-sonner-toast]").filter({ hasText: "Copied Support request" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(`${copied}\n`).toBe(readFileSync("samples/mail/support-request.eml", "utf8"));
});
