import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type CommandResult, runCommand } from "#commands/samples/run-command.ts";
import { standIns } from "#commands/samples/rust-build.ts";
import { site } from "#content/site.ts";

const root = join(import.meta.dirname, "..", "..");
const library = join(root, "library", "rust");
// Other releases word some messages differently; for those, only `sure` must match.
const capturedWith = /^cargo 1\.95\./;

interface Provoked {
  /** Files of a reader's project, by name. */
  files: Record<string, string>;
  command: string;
  sure: RegExp;
  /** Overrides the Rust version that the library requires. */
  rustVersion?: string;
  env?: Record<string, string>;
}

const program = (body: string) =>
  `use genesis_protocol::{Error, Tron, DNA};\n\nfn main() -> Result<(), Error> {\n${body}    Ok(())\n}\n`;
const organism = "    let mut tron = Tron::new(DNA::random());\n    tron.initialize_neural_network()?;\n";
const needsLibrary = 'genesis-protocol = { version = "0.1.0", registry = "genesis" }';
const registry = `[registries.genesis]
index = "sparse+${site.url}/registry/"
`;

/** A project that gets the library twice: from the registry, and as a local copy. */
const twoCopies = {
  "Cargo.toml": manifest("digital-life", `${needsLibrary}\nlab-tools = { path = "../lab-tools" }`),
  "src/main.rs": [
    "use genesis_protocol::DNA;\n\nfn main() {\n    let dna = DNA::random();\n",
    '    println!("{}", lab_tools::describe(&dna));\n}\n',
  ].join(""),
  "../lab-tools/Cargo.toml": manifest(
    "lab-tools",
    'genesis-protocol = { path = "../genesis-protocol/rust" }',
  ),
  "../lab-tools/src/lib.rs":
    "use genesis_protocol::DNA;\n\npub fn describe(dna: &DNA) -> String {\n    dna.checksum().to_string()\n}\n",
};

const provoked: Record<string, Provoked> = {
  "toolchain-too-old": {
    files: { "Cargo.toml": manifest("digital-life", needsLibrary), "src/main.rs": program("") },
    rustVersion: "1.99",
    command: "cargo check",
    sure: /requires rustc 1\.99/,
  },
  "unresolved-import": {
    files: { "Cargo.toml": manifest("digital-life", ""), "src/main.rs": program("") },
    command: "cargo check",
    sure: /error\[E0432\]: unresolved import `genesis_protocol`/,
  },
  "unknown-method": {
    files: {
      "Cargo.toml": manifest("digital-life", needsLibrary),
      "src/main.rs": program(`${organism}    println!("{:.3}", tron.fitness_score());\n`),
    },
    command: "cargo check",
    sure: /error\[E0599\]: no method named `fitness_score` found for struct `Tron`/,
  },
  "out-of-memory": {
    files: {
      "Cargo.toml": manifest("digital-life", needsLibrary),
      "src/main.rs": `use genesis_protocol::{Error, EvolutionConfig, Population};

fn main() -> Result<(), Error> {
    let config = EvolutionConfig::default().population_size(10_000);
    let mut population = Population::new(config)?;
    population.initialize()?;
    let mut history = Vec::new();
    while !population.is_finished() {
        population.evolve()?;
        history.push(population.clone());
    }
    println!("{} generations kept", history.len());
    Ok(())
}
`,
    },
    command: "cargo build --release && ulimit -v 65536 && $CARGO_TARGET_DIR/release/digital-life",
    sure: /memory allocation of \d+ bytes failed/,
  },
  "public-crate": {
    files: {
      "Cargo.toml": manifest("digital-life", 'genesis-protocol = "0.2.2"'),
      "src/main.rs": program(""),
    },
    command: "cargo check",
    sure: /error\[E0432\]: unresolved imports `genesis_protocol::Error`, `genesis_protocol::Tron`/,
  },
  "two-copies": { files: twoCopies, command: "cargo check", sure: /error\[E0308\]: mismatched types/ },
  duplicates: {
    files: twoCopies,
    command: "cargo tree --duplicates",
    sure: /genesis-protocol v0\.1\.0 \(\S+rust\)[\s\S]+genesis-protocol v0\.1\.0 \(registry/,
  },
  "no-connection": {
    files: {
      ".cargo/config.toml": registry,
      "Cargo.toml": manifest("digital-life", needsLibrary),
      "src/main.rs": program(""),
    },
    command: "cargo check",
    // The .example domain is reserved, so this proxy never exists.
    env: { CARGO_HTTP_PROXY: "http://proxy.example:8080", CARGO_NET_RETRY: "0", CARGO_NET_OFFLINE: "false" },
    sure: /failed to get `genesis-protocol` as a dependency/,
  },
};

test.for(Object.entries(provoked))("the tool prints the message %s", async ([name, one]) => {
  const { succeeded, stdout, stderr } = await provoke(one);
  const printed = stdout + stderr;
  expect(succeeded, printed).toBe(name === "duplicates");
  expect(printed).toMatch(one.sure);
  const message = readFileSync(join(root, "samples", "messages", "start", `${name}.txt`), "utf8");
  expect(message).toMatch(one.sure);
  const { stdout: cargo } = await runCommand("cargo", ["--version"]);
  if (!capturedWith.test(cargo)) return;
  const lines = normalizedLines(printed);
  const shown = normalizedLines(message);
  // An ellipsis marks omitted lines.
  expect(lines).toEqual(expect.arrayContaining(shown.filter((line) => line !== "...")));
});

/** Splits a message into lines, with machine-dependent numbers replaced. */
function normalizedLines(text: string): string[] {
  return (
    text
      .replaceAll(/(?<=rustc )\d+\.\d+\.\d+|(?<=allocation of )\d+/g, "N")
      // Cargo's download library gives either number for a proxy that has no address.
      .replaceAll("[6] Could not resolve hostname (", "[5] Could not resolve proxy name (")
      .split("\n")
  );
}

/** Contains both registries, the reader's project and the build output. */
const home = mkdtempSync(join(tmpdir(), "messages-"));
const published = join(home, "published");
const publicCrates = join(home, "public");
afterAll(() => rmSync(home, { recursive: true }));

/** Runs a command in a reader's project. */
async function provoke({ files, command, env = {}, rustVersion }: Provoked): Promise<CommandResult> {
  addCrate(published, library, rustVersion);
  addCrate(publicCrates, join(standIns, "public-crate"));
  for (const name of ["digital-life", "lab-tools"])
    rmSync(join(home, name), { recursive: true, force: true });
  cpSync(library, join(home, "genesis-protocol", "rust"), { recursive: true });
  const project = join(home, "digital-life");
  const source = `${registry}
[source.genesis]
registry = "sparse+${site.url}/registry/"
replace-with = "published"

[source.published]
directory = ${JSON.stringify(published)}

[source.crates-io]
replace-with = "public"

[source.public]
directory = ${JSON.stringify(publicCrates)}
`;
  for (const [name, text] of Object.entries({ ".cargo/config.toml": source, ...files })) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  // A separate Cargo home, so that this machine's settings and packages don't change Cargo's output.
  const { stdout, ...result } = await runCommand("bash", ["-c", command], {
    cwd: project,
    env: {
      CARGO_HOME: join(home, "cargo"),
      CARGO_TARGET_DIR: join(home, "target"),
      CARGO_NET_OFFLINE: "true",
      RUST_BACKTRACE: "0",
      ...env,
    },
  });
  const readable = (text: string) => text.replaceAll(home, "~");
  return { ...result, stdout: readable(stdout), stderr: readable(result.stderr) };
}

function addCrate(folder: string, crate: string, rustVersion?: string): void {
  const target = join(folder, "genesis-protocol");
  cpSync(join(crate, "src"), join(target, "src"), { recursive: true });
  const own = readFileSync(join(crate, "Cargo.toml"), "utf8");
  const changed = rustVersion ? own.replace(/^rust-version = .+$/m, `rust-version = "${rustVersion}"`) : own;
  writeFileSync(join(target, "Cargo.toml"), changed);
  writeFileSync(join(target, ".cargo-checksum.json"), '{"files":{}}');
}

function manifest(name: string, dependencies: string): string {
  return `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n\n[dependencies]\n${dependencies}\n`;
}
