import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { type CommandResult, runCommand } from "#commands/samples/run-command.ts";
import { standIns } from "#commands/samples/rust-build.ts";
import { site } from "#content/site.ts";
import { writePackages } from "#publish/packages/write-packages.ts";
import { buildFolder } from "#tests/build-folder.ts";

/** Replaces crates.io with the stub of the async runtime, the only dependency that isn't on the site. */
const runtimeSource = `
[source.crates-io]
replace-with = "stand-ins"

[source.stand-ins]
directory = "../stand-ins"
`;

/** A reader in an empty folder, on a machine that can reach only the served site. */
export interface Reader {
  folder: string;
  write: (path: string, text: string) => void;
  /** Creates the Rust project as the pages describe, with dependencies and a program from two samples. */
  writeProject: (dependencies: string, program: string) => Promise<void>;
  /** Runs shell samples in order, in one shell. */
  follow: (...scripts: string[]) => Promise<CommandResult>;
  /** Does the same in the Rust project's folder. */
  followInProject: (...scripts: string[]) => Promise<CommandResult>;
  shell: (script: string) => Promise<CommandResult>;
}

const made: string[] = [];

/** Returns a function that creates folders, which are removed after the file's tests. */
export function withFolders(): () => string {
  afterAll(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(tmpdir(), "reader-"));
    made.push(folder);
    return folder;
  };
}

/** Writes the packages for an origin to a folder that any of the servers can serve. */
export function packagesFor(origin: string, folder: string): string {
  const client = join(folder, "client");
  cpSync(join(buildFolder, "hosting.json"), join(folder, "hosting.json"));
  writePackages(client, origin);
  // Tests poll the first until a server responds; servers don't start without the second.
  for (const name of ["robots.txt", "index.html"]) writeFileSync(join(client, name), "");
  return client;
}

/** A sample as shown on a site with this origin. */
export function sampleAt(origin: string, name: string): string {
  return readFileSync(join("samples", name), "utf8").replaceAll(site.url, origin);
}

export function newReader(origin: string, home: string): Reader {
  // Outside Cargo's home, as usual, so that a project's settings apply only to that project.
  const folder = join(home, "project");
  const env = {
    CARGO_HOME: join(home, "cargo"),
    CARGO_TARGET_DIR: join(home, "target"),
    PIP_CONFIG_FILE: "/dev/null",
    PIP_DISABLE_PIP_VERSION_CHECK: "1",
    PIP_NO_CACHE_DIR: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    // Makes installing three times as fast; the speed of the programs doesn't matter here.
    CARGO_PROFILE_RELEASE_OPT_LEVEL: "0",
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const shell = (script: string) => runCommand("bash", ["-euc", script], { cwd: folder, env, seconds: 600 });
  addRuntime(folder, write);
  return {
    folder,
    write,
    async writeProject(dependencies, program) {
      const { succeeded, stderr } = await shell(sampleAt(origin, "shell/create-rust-project.sh"));
      if (!succeeded) throw new Error(stderr);
      const inProject = (path: string) => join("digital-life", path);
      const settings = readFileSync(join(folder, inProject(".cargo/config.toml")), "utf8");
      write(inProject(".cargo/config.toml"), settings + runtimeSource);
      const manifest = readFileSync(join(folder, inProject("Cargo.toml")), "utf8");
      const [before = ""] = manifest.split("[dependencies]");
      write(inProject("Cargo.toml"), before + sampleAt(origin, dependencies));
      write(inProject("src/main.rs"), sampleAt(origin, program));
    },
    follow: (...scripts) => shell(scripts.map((script) => sampleAt(origin, script)).join("\n")),
    followInProject: (...scripts) =>
      shell(["cd digital-life", ...scripts.map((script) => sampleAt(origin, script))].join("\n")),
    shell,
  };
}

/** Writes the stubs to the folder that replaces crates.io. */
function addRuntime(folder: string, write: Reader["write"]): void {
  for (const name of ["tokio", "tokio-macros"]) {
    const target = join("stand-ins", name);
    cpSync(join(standIns, name, "src"), join(folder, target, "src"), { recursive: true });
    const manifest = readFileSync(join(standIns, name, "Cargo.toml"), "utf8");
    write(join(target, "Cargo.toml"), manifest.replace(/\{ path = .* \}/, '"*"'));
    write(join(target, ".cargo-checksum.json"), '{"files":{}}');
  }
}
