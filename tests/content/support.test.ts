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
import { supportCategories, supportChannels } from "#content/docs/support/index.ts";
import { addresses, site } from "#content/site.ts";

const faqEntries = faqCategories.flatMap(({ entries }) => entries);
const answerTo = (id: string) => faqEntries.find((entry) => entry.id === id)?.answer ?? "";

test("the hub has the spec's four categories, in order, each with its page", () => {
  expect(supportCategories.map(({ title, href }) => [title, href])).toEqual([
    ["Troubleshooting", "/docs/troubleshooting"],
    ["Frequently Asked Questions", "/docs/support/faq"],
    ["Community", "/docs/support/community"],
    ["Contact", "/docs/support/contact"],
  ]);
});

test("the hub's categories use difficulty and duration pairs from the spec", () => {
  const minutes: Record<string, number[]> = { Beginner: [5, 7, 8, 10], Intermediate: [15, 20] };
  for (const { title, difficulty, duration } of supportCategories) {
    expect(minutes[difficulty], title).toContain(Number(/^(\d+) min$/.exec(duration)?.[1]));
  }
});

test("the hub's topics are the problems, categories and channels of the pages they link to", () => {
  const [troubleshooting, faq, , contact] = supportCategories.map(({ topics }) => topics);
  expect(troubleshooting).toEqual([
    "Compilation errors",
    "Memory issues",
    "Slow evolution",
    "Dependency conflicts",
    "Network/proxy issues",
  ]);
  expect(faq).toEqual(faqCategories.map(({ title }) => title));
  expect(contact).toEqual([...contactChannels.map(({ title }) => title), "Emergencies"]);
});

test("the support channels have the spec's priorities: High, High, Medium, Low", () => {
  expect(supportChannels.map(({ name, href, priority }) => [name, href.split("?")[0], priority])).toEqual([
    ["Documentation", "/docs", "High"],
    ["Issue tracker", addresses.issues, "High"],
    ["Chat community", addresses.chatCommunity, "Medium"],
    ["E-mail", `mailto:${site.email}`, "Low"],
  ]);
});

test("the FAQ has the spec's five categories of three entries, each with tags", () => {
  expect(faqCategories.map(({ title, entries }) => [title, entries.length])).toEqual([
    ["General Questions", 3],
    ["Installation & Setup", 3],
    ["Usage & Best Practices", 3],
    ["Common Issues", 3],
    ["Advanced Topics", 3],
  ]);
  for (const { question, tags } of faqEntries) expect(new Set(tags).size, question).toBe(tags.length);
  expect(faqTags.toSorted()).toEqual([...new Set(faqEntries.flatMap(({ tags }) => tags))].toSorted());
});

test("every question has a unique anchor, and the backticks in its answer are balanced", () => {
  const ids = [...faqCategories, ...faqEntries].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { question, answer, href } of faqEntries) {
    expect(answer.match(/`/g)?.length ?? 0, question).toSatisfy((count: number) => count % 2 === 0);
    expect(href).toMatch(/^\/docs/);
  }
});

test("the library message that the FAQ quotes exists in the library", () => {
  const quoted = /“(.+?)”/.exec(answerTo("refused-settings"))?.[1] ?? "";
  expect(quoted).not.toBe("");
  expect(readFileSync("library/rust/src/error.rs", "utf8")).toContain(`"${quoted}"`);
});

test("the community has the spec's three resources and published sizes", () => {
  expect(communityResources.map(({ title, href, members }) => [title, href, members])).toEqual([
    ["Chat Server", addresses.chatCommunity, "500+"],
    ["Discussion Forum", addresses.forum, "200+"],
    ["Community Projects", "/docs/support/community/projects", "50+"],
  ]);
});

test("the contact channels have the spec's response times and priorities", () => {
  expect(contactChannels.map(({ title, responseTime, priority }) => [title, responseTime, priority])).toEqual(
    [
      ["General Support", "24-48 hours", "Normal"],
      ["Technical Support", "12-24 hours", "High"],
      ["Security Issues", "4-8 hours", "Critical"],
    ],
  );
  expect(emergencyContacts.map(({ responseTime, priority }) => [responseTime, priority])).toEqual([
    ["2-4 hours", "Critical"],
    ["4-8 hours", "Critical"],
  ]);
  const { title, subject, responseTime } = urgentSecurityContact;
  expect(emergencyContacts).toContainEqual(expect.objectContaining({ title, subject, responseTime }));
});

test("all six response times are listed, shortest first", () => {
  expect(responseTimes.map(({ request, from, to }) => [request, from, to])).toEqual([
    ["Production outage", 2, 4],
    ["Security problem", 4, 8],
    ["Technical question", 12, 24],
    ["General question", 24, 48],
    ["Documentation request", 24, 48],
    ["Feature request", 48, 72],
  ]);
});

test("all mail goes to one address, with unique subjects that start with the product name", () => {
  const contacts = [...contactChannels, ...emergencyContacts];
  for (const { email } of contacts) expect(email).toBe(site.email);
  const subjects = contacts.map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
  for (const subject of subjects) expect(subject).toMatch(new RegExp(`^${site.name}: \\w`));
});

test("the e-mail template starts with the subject of the technical channel", () => {
  const [subject = "", blank] = readFileSync("samples/mail/support-request.eml", "utf8").split("\n");
  const technical = contactChannels.find(({ title }) => title === "Technical Support");
  expect(subject).toBe(`Subject: ${technical?.subject}: <the problem in one line>`);
  expect(blank).toBe("");
});
