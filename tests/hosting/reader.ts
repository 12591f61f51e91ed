import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { type CommandResult, runCommand } from "#commands/samples/run-command.ts";
import { standIns } from "#commands/samples/rust-build.ts";
import { site } from "#content/site.ts";
import { writePackages } from "#publish/packages/write-packages.ts";
import { buildFolder } from "#tests/build-folder.ts";

/** The sources that exist beside the site in a test: only the async runtime, as its stand-in. */
const runtimeSource = `
[source.crates-io]
replace-with = "stand-ins"

[source.stand-ins]
directory = "../stand-ins"
`;

/** Someone in an empty folder, on a machine from which only a served site can be reached. */
export interface Reader {
  folder: string;
  write: (path: string, text: string) => void;
  /** Makes the Rust project as the pages say, with the dependencies and the program of two samples. */
  writeProject: (dependencies: string, program: string) => Promise<void>;
  /** Runs shell samples one after the other in one shell. */
  follow: (...scripts: string[]) => Promise<CommandResult>;
  /** The same in the Rust project. */
  followInProject: (...scripts: string[]) => Promise<CommandResult>;
  shell: (script: string) => Promise<CommandResult>;
}

const made: string[] = [];

/** Makes folders that are removed after the tests of the file. */
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

/** The packages of a site at an origin, in a folder that any of the servers can serve. */
export function packagesFor(origin: string, folder: string): string {
  const client = join(folder, "client");
  cpSync(join(buildFolder, "hosting.json"), join(folder, "hosting.json"));
  writePackages(client, origin);
  // Servers are asked for one of these, and won’t start without the other.
  for (const name of ["robots.txt", "index.html"]) writeFileSync(join(client, name), "");
  return client;
}

/** A sample as the site at an origin shows it. */
export function sampleAt(origin: string, name: string): string {
  return readFileSync(join("samples", name), "utf8").replaceAll(site.url, origin);
}

export function newReader(origin: string, home: string): Reader {
  // Beside Cargo's own folder, as usual: what is set in a project counts only there.
  const folder = join(home, "project");
  const env = {
    CARGO_HOME: join(home, "cargo"),
    CARGO_TARGET_DIR: join(home, "target"),
    PIP_CONFIG_FILE: "/dev/null",
    PIP_DISABLE_PIP_VERSION_CHECK: "1",
    PIP_NO_CACHE_DIR: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    // Installing takes a third of the time; the tests are not about fast programs.
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

/** Puts the stand-ins where Cargo finds them in the place of the public registry. */
function addRuntime(folder: string, write: Reader["write"]): void {
  for (const name of ["tokio", "tokio-macros"]) {
    const target = join("stand-ins", name);
    cpSync(join(standIns, name, "src"), join(folder, target, "src"), { recursive: true });
    const manifest = readFileSync(join(standIns, name, "Cargo.toml"), "utf8");
    write(join(target, "Cargo.toml"), manifest.replace(/\{ path = .* \}/, '"*"'));
    write(join(target, ".cargo-checksum.json"), '{"files":{}}');
  }
}
