import { expect, test } from "vitest";
import { prerequisites } from "#content/getting-started.ts";
import { addresses, externalResources, site, versions } from "#content/site.ts";

test("the package and the documentation have separate versions", () => {
  expect(versions).toEqual({ package: "0.2.2", docs: "0.1.0", sampleCrate: "0.1.0", asyncRuntime: "1.0" });
});

test("the copyright year matches the spec", () => {
  expect(site.copyrightYear).toBe(2024);
});

test("the prerequisites are the spec's four cards", () => {
  expect(prerequisites).toMatchObject([
    { title: "Rust", version: "1.70+", status: "REQUIRED" },
    { title: "Python", version: "3.8+", status: "OPTIONAL" },
    { title: "Terminal/CLI", status: "REQUIRED" },
    { title: "System", status: "REQUIRED" },
  ]);
});

test("the system card lists the spec's system requirements for this page", () => {
  const system = prerequisites.find((card) => card.title === "System")?.requirements.join("\n");
  expect(system).toContain("2GB RAM minimum (4GB recommended)");
  expect(system).toContain("1GB disk");
  expect(system).toContain("64-bit processor");
});

test("the external resources are the repository, the registry entry and the research paper", () => {
  expect(externalResources.map(({ url }) => url)).toEqual([
    addresses.repository,
    addresses.registry,
    "/research-paper.pdf",
  ]);
});
