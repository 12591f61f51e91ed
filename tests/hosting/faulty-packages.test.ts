import { readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "#server/free-port.ts";
import { createStaticServer } from "#server/static-server.ts";
import { newReader, packagesFor, sampleAt, withFolders } from "./reader.ts";

/** If a published package is broken, the reader's Cargo or pip reports it. */

const newFolder = withFolders();
const crate = "registry/crates/genesis-protocol-0.1.0.crate";
const index = "registry/ge/ne/genesis-protocol";
const wheel = "simple/genesis-protocol/genesis_protocol-0.1.0-py3-none-any.whl";
const pages = "simple/genesis-protocol/index.html";

interface Fault {
  name: string;
  tool: "cargo" | "pip";
  change: (site: string) => void;
  said: RegExp;
}

const replaceIn = (file: string, before: RegExp, after: string) => (site: string) => {
  const path = join(site, file);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(before);
  writeFileSync(path, text.replaceAll(before, after));
};

const faults: Fault[] = [
  {
    name: "a crate with a wrong checksum",
    tool: "cargo",
    change: (site) => writeFileSync(join(site, crate), "something else"),
    said: /failed to verify the checksum of `genesis-protocol v0\.1\.0/,
  },
  {
    name: "a missing crate",
    tool: "cargo",
    change: (site) => unlinkSync(join(site, crate)),
    said: /failed to download from[\s\S]*got 404/,
  },
  {
    name: "an index without the requested version",
    tool: "cargo",
    change: replaceIn(index, /0\.1\.0/g, "0.9.0"),
    said: /failed to select a version for the requirement `genesis-protocol = "\^0\.1\.0"`/,
  },
  {
    name: "a wheel with a wrong checksum",
    tool: "pip",
    change: (site) => writeFileSync(join(site, wheel), "something else"),
    said: /DO NOT MATCH THE HASHES/,
  },
  {
    name: "a missing wheel",
    tool: "pip",
    change: (site) => unlinkSync(join(site, wheel)),
    said: /404 Client Error/,
  },
  {
    name: "an index without the requested version",
    tool: "pip",
    change: replaceIn(pages, /genesis_protocol-0\.1\.0/g, "genesis_protocol-0.9.0"),
    said: /No matching distribution found for genesis-protocol==0\.1\.\*/,
  },
];

/** Serves packages with a change applied to them. */
async function serve(change: Fault["change"]): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = packagesFor(origin, newFolder());
  change(site);
  // With the checksums, the server would refuse to start.
  rmSync(join(site, "SHA256SUMS"), { force: true });
  const server = createStaticServer(site);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  expect((server.address() as AddressInfo).port).toBe(port);
  return origin;
}

/** One Python environment for all tests, because creating one takes seconds. */
let environment = "";
beforeAll(async () => {
  const reader = newReader("", newFolder());
  await reader.follow("shell/create-python-environment.sh");
  environment = join(reader.folder, ".venv", "bin");
});

test.for(faults)("$tool refuses $name with a clear message", async ({ tool, change, said }) => {
  const origin = await serve(change);
  const reader = newReader(origin, newFolder());
  if (tool === "cargo") await reader.writeProject("toml/dependencies.toml", "rust/first-organism.rs");
  const { succeeded, stdout, stderr } =
    tool === "cargo"
      ? await reader.followInProject("shell/run-rust-program.sh")
      : await reader.shell(
          `${environment}/${sampleAt(origin, "shell/install-python-package.sh").split("\n").at(-2)}`,
        );
  expect(succeeded).toBe(false);
  expect(stdout + stderr).toMatch(said);
});
