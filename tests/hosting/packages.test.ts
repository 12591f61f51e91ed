import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { CommandResult } from "#commands/samples/run-command.ts";
import { onEachServer } from "./on-each-server.ts";
import { newReader, packagesFor, type Reader, sampleAt, withFolders } from "./reader.ts";

/** Follows the site's instructions exactly, in an empty folder, with the served site as the only source. */

const newFolder = withFolders();
const expectedOutput = readFileSync("samples/output/first-organism.txt", "utf8");

function printed({ succeeded, stdout, stderr }: CommandResult): string {
  expect(succeeded, stdout + stderr).toBe(true);
  return stdout;
}

onEachServer(
  (server, name) => {
    // All servers send the same files, so what is built from them is the same, too.
    const isBuilt = name === "built-in";
    const used = isBuilt ? "builds" : "downloads";
    /** Builds and runs the program in the reader's project, or only downloads what it needs. */
    const expectProgram = async (reader: Reader) => {
      if (isBuilt)
        expect(printed(await reader.followInProject("shell/run-rust-program.sh"))).toBe(expectedOutput);
      else printed(await reader.shell("cd digital-life && cargo fetch"));
    };

    test(`Cargo.toml: Cargo finds the crate in the registry and ${used} it`, async () => {
      const reader = newReader(server().origin, newFolder());
      await reader.writeProject("toml/dependencies.toml", "rust/first-organism.rs");
      await expectProgram(reader);
    });

    test(`Git Repository: the sources can be cloned, and as a dependency Cargo ${used} them`, async () => {
      const { origin } = server();
      const reader = newReader(origin, newFolder());
      const [clone = "", ...test] = sampleAt(origin, "shell/start/clone-repository.sh")
        .split("\n")
        .filter((line) => !line.startsWith("#"));
      printed(await reader.shell(clone));
      if (isBuilt) printed(await reader.shell(test.join("\n")));
      await reader.writeProject("toml/start/git-dependency.toml", "rust/first-organism.rs");
      await expectProgram(reader);
    });

    test("Python and CLI Tool: pip installs the package, and Cargo the same command", async () => {
      const { origin } = server();
      const reader = newReader(origin, newFolder());
      reader.write("first-organism.py", sampleAt(origin, "python/first-organism.py"));
      const output = printed(
        await reader.follow(
          "shell/create-python-environment.sh",
          "shell/install-python-package.sh",
          "shell/check-python-package.sh",
          "shell/run-first-organism.sh",
        ),
      );
      expect(output.endsWith(expectedOutput), output).toBe(true);
      if (!isBuilt) return;
      printed(await reader.follow("shell/start/install-cli-tool.sh"));
      const evolve = "genesis evolve --seed 42 --generations 20";
      const fromRust = printed(await reader.shell(`../cargo/bin/${evolve}`));
      expect(fromRust).toContain("fittest organism");
      expect(printed(await reader.shell(`.venv/bin/${evolve}`))).toBe(fromRust);
    });

    test("the checksums of all downloads are correct", async () => {
      const { origin } = server();
      const sums = await (await fetch(`${origin}/SHA256SUMS`)).text();
      const lines = sums.trimEnd().split("\n");
      expect(lines).toHaveLength(4);
      for (const line of lines) {
        const [sum, path] = line.split("  ");
        const body = Buffer.from(await (await fetch(`${origin}/${path}`)).arrayBuffer());
        expect(createHash("sha256").update(body).digest("hex"), path).toBe(sum);
      }
    });

    test.for([
      ["/registry/config.json", "application/json"],
      ["/registry/ge/ne/genesis-protocol", "text/plain; charset=utf-8"],
      ["/registry/crates/genesis-protocol-0.1.0.crate", "application/gzip"],
      ["/simple/genesis-protocol", "text/html; charset=utf-8"],
      ["/simple/genesis-protocol/index.json", "application/json"],
      ["/simple/genesis-protocol/genesis_protocol-0.1.0-py3-none-any.whl", "application/zip"],
      ["/simple/genesis-protocol/genesis_protocol-0.1.0.tar.gz", "application/gzip"],
      ["/genesis-protocol-0.1.0.zip", "application/zip"],
      ["/genesis-protocol.git/info/refs", "text/plain; charset=utf-8"],
      ["/SHA256SUMS", "text/plain; charset=utf-8"],
    ] as const)(`${name} sends %s as %s, to be revalidated`, async ([path, type]) => {
      const answer = await fetch(server().origin + path, { redirect: "manual" });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe(type);
      expect(answer.headers.get("cache-control")).toMatch(/no-cache|max-age=0/);
    });
  },
  (origin) => packagesFor(origin, newFolder()),
);
