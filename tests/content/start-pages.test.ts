import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { advancedPrerequisites, advancedTopics } from "#content/docs/advanced/index.ts";
import { conceptMap, conceptPath } from "#content/docs/concepts/index.ts";
import { overviewFeatures, overviewResources, quickNavigation } from "#content/docs/index.ts";
import { toolNeeds } from "#content/docs/installation.ts";
import { supportCategories } from "#content/docs/support/index.ts";
import { problems } from "#content/docs/troubleshooting.ts";
import { docsSystemNeeds } from "#content/parameters.ts";
import { printed } from "#content/printed.ts";
import { addresses, site } from "#content/site.ts";
import { docs } from "#tests/model.ts";

const { pages } = docs;
const titleOf = (href: string) => pages.find((page) => page.href === href)?.title;
const read = (file: string) => readFileSync(file, "utf8");
const pageText = (slug: string) => read(`content/docs/${slug}.mdx`);
const output = (name: string) => read(`samples/output/start/${name}.txt`);

/** The level-two headings of a page, in order. */
function sectionsOf(slug: string): string[] {
  return [...pageText(slug).matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);
}

test("the overview has features, a sample, quick navigation and resources, in the spec's order", () => {
  expect(sectionsOf("index")).toEqual(["Features", "A sample", "Quick navigation", "Resources"]);
  const library = read("library/rust/src/lib.rs");
  for (const { title, figure } of overviewFeatures) expect(library, title).toMatch(`${figure}`);
  for (const { title, href } of quickNavigation) expect(titleOf(href)).toBe(title);
});

test("the overview's research paper has a badge and no link", () => {
  const [paper, ...others] = overviewResources.filter(({ action }) => action === "Research Paper");
  expect(others).toEqual([]);
  expect(paper).toMatchObject({ badge: "Coming Soon" });
  expect(paper).not.toHaveProperty("href");
  const links = overviewResources.flatMap((resource) => ("href" in resource ? [resource.href] : []));
  expect(links).toEqual([addresses.repository, addresses.registry, "/getting-started"]);
});

test("the installation page lists the spec's tool versions and system requirements", () => {
  expect(toolNeeds.map(({ tool, version }) => [tool, version])).toEqual([
    ["Rust", "1.70+"],
    ["Cargo", "1.70+"],
    ["Git", "2.0+"],
  ]);
  expect(docsSystemNeeds).toEqual({ memory: { minimum: "4GB", recommended: "8GB" }, disk: "2GB" });
});

test("the install methods are the spec's three, Cargo.toml first", () => {
  const labels = [...pageText("installation").matchAll(/<Tab label="(.+?)">/g)].map(([, label]) => label);
  expect(labels).toEqual(["Cargo.toml", "Git Repository", "CLI Tool"]);
  expect(sectionsOf("installation")).toEqual([
    "Requirements",
    "Choose a method",
    "Verify the installation",
    "Common issues",
    "Best practices",
  ]);
});

test("samples that install something download it from this site", () => {
  const places = {
    "shell/create-rust-project.sh": "sparse+https://genesis-protocol.org/registry/",
    "shell/start/install-cli-tool.sh": "sparse+https://genesis-protocol.org/registry/",
    "shell/start/clone-repository.sh": "https://genesis-protocol.org/genesis-protocol.git",
    "shell/install-python-package.sh": "https://genesis-protocol.org/simple/",
  };
  for (const [file, address] of Object.entries(places)) {
    expect(read(`samples/${file}`), file).toContain(address);
    expect(address).toContain(site.url);
  }
});

test("the quick start has four steps and ends in a complete program", () => {
  const [first, second, third, fourth, ...rest] = sectionsOf("quick-start");
  for (const [index, title] of [first, second, third, fourth].entries()) {
    expect(title).toMatch(new RegExp(`^Step ${index + 1}: `));
  }
  expect(rest).toEqual(["The complete program", "Best practices"]);
  expect(pageText("quick-start").match(/<Program rust=\{.+?\} python=\{.+?\} output=/g)).toHaveLength(5);
});

test("the sample output shows the spec's state, Growing", () => {
  expect(output("quick-start-organism")).toContain("Growing");
});

test("in the complete program, the group wins", () => {
  const complete = { name: "quick-start-complete.txt", html: output("quick-start-complete") };
  const [group, alone] = ["group: … -> ?", "alone: … -> ?"].map((line) => Number(printed(complete, line)));
  expect(group).toBeGreaterThan(Number(alone));
});

test("the concepts path has four chapters of 15, 20, 25 and 20 minutes", () => {
  expect(conceptPath.map(({ href, duration }) => [href, duration])).toEqual([
    ["/docs/concepts/organisms", "15 min"],
    ["/docs/concepts/dna", "20 min"],
    ["/docs/concepts/neural", "25 min"],
    ["/docs/concepts/network", "20 min"],
  ]);
  for (const { title, href } of conceptPath) expect(titleOf(href)).toBe(title);
});

test("the concept map shows every chapter once and the library's numbers", () => {
  const { parts } = conceptMap;
  expect(parts.map(({ chapter }) => chapter).toSorted()).toEqual(conceptPath.map((_, index) => index + 1));
  const [dna, network, , cluster] = parts.map(({ lines }) => lines.join(" ").match(/\d+/g)?.map(Number));
  const constant = (file: string, pattern: RegExp) =>
    Number(pattern.exec(read(`library/rust/src/${file}.rs`))?.[1]);
  const genes = constant("dna/genes", /GENE_NAMES: \[&str; (\d+)\]/);
  const bytes = constant("dna", /const LENGTH: usize = (\d+)/);
  expect(dna).toEqual([bytes, genes, bytes - genes]);
  expect(network).toEqual([
    constant("fitness", /const SENSES: usize = (\d+)/),
    constant("fitness", /const HIDDEN_NEURONS: usize = (\d+)/),
    constant("fitness", /const ANSWERS: \[Behavior; (\d+)\]/),
  ]);
  expect(cluster).toEqual([
    constant("cluster", /max_size: (\d+),/),
    constant("cluster", /radius: (\d+)\.0,/),
  ]);
});

test("the advanced topics are the spec's five, after a checklist with completed and open items", () => {
  expect(advancedTopics.map(({ href }) => href)).toEqual([
    "/docs/advanced/concepts",
    "/docs/advanced/performance",
    "/docs/advanced/extensions",
    "/docs/advanced/deployment",
    "/docs/advanced/research",
  ]);
  expect(advancedPrerequisites.map(({ completed }) => completed)).toEqual([
    ...Array(3).fill(true),
    ...Array(3).fill(false),
  ]);
});

test("troubleshooting covers the spec's five problems, in order, with the spec's fixes", () => {
  const titles = problems.map(({ title }) => title);
  expect(titles).toEqual(supportCategories[0]?.topics);
  expect(sectionsOf("troubleshooting")).toEqual(["Find your problem", ...titles, "Best practices"]);
  expect(problems.slice(0, 3).map(({ fix }) => fix)).toEqual([
    "Update the toolchain and dependencies.",
    "Reduce population size or stream evolution.",
    "Enable parallel processing and optimize fitness functions.",
  ]);
});

test("every problem has its symptoms, cause, fix and check", () => {
  const parts = [...pageText("troubleshooting").matchAll(/^### (\w+): /gm)].map(([, part]) => part);
  expect(parts).toEqual(problems.flatMap(() => ["Symptoms", "Cause", "Fix", "Check"]));
});

test("every captured error message is shown", () => {
  const shown = [...pageText("troubleshooting").matchAll(/#samples\/messages\/start\/(.+?)\?sample/g)];
  expect(shown.map(([, file]) => file).toSorted()).toEqual(readdirSync("samples/messages/start").toSorted());
});
