import { versionChecks } from "../getting-started.ts";
import type { ContentRecord } from "../schema.ts";
import { versions } from "../site.ts";

const purposes: Readonly<Record<string, string>> = {
  Rust: "Compiles the library and your program.",
  Cargo: "Downloads packages and runs the compiler. It comes with Rust.",
  Git: "Clones the source code. You need it only for the Git Repository method.",
};

/** Versions come from the getting-started page, which also lists Python. */
export const toolNeeds = versionChecks.flatMap(({ tool, version }) => {
  const purpose = purposes[tool];
  return purpose ? [{ tool, version, purpose }] : [];
}) satisfies ContentRecord<"toolNeed">[];

export const installIssues = [
  {
    symptom: "`cargo: command not found`",
    cause: "The terminal was already open when Rust was installed, so Cargo isn’t on its path yet.",
    fix: 'Open a new terminal, or run `. "$HOME/.cargo/env"` in the current one.',
  },
  {
    symptom: "`linker cc not found`, or `linker link.exe not found`",
    cause: "Rust uses the system’s C linker for the last step of a build, but none is installed.",
    fix: "Run `sudo apt-get install build-essential` on Debian and Ubuntu, or `xcode-select --install` on macOS. On Windows, install the Visual Studio C++ Build Tools.",
  },
  {
    symptom: "`unresolved import`, or a documented function is missing",
    cause: "The project uses the crate from crates.io, which has a different interface.",
    fix: 'Add `registry = "genesis"` to the dependency in Cargo.toml, then build again.',
  },
] satisfies ContentRecord<"issue">[];

/** The two packages with this name. The right column is taken from the source of the crate on crates.io. */
export const packageComparison = {
  label: "Two packages with the same name",
  columns: ["Feature", "This site", "crates.io"],
  rows: [
    ["Version", versions.docs, versions.package],
    ["Organism", "`Tron`", "`TRON`"],
    ["DNA", "`DNA`", "`DigitalDNA`"],
    ["Evolution", "`Population`, `EvolutionConfig`", "`EvolutionEngine`"],
    ["Groups", "`Network`, clusters", "`NetworkDiscovery`, `CollectiveIntelligence`"],
    ["Environment", "`Environment`", "none"],
    ["License", "MIT", "MIT, with additional terms since 0.2.0"],
  ],
} as const;

export const installPractices = {
  dos: [
    "Commit Cargo.lock, so that everyone builds the same versions",
    "Verify the installation before you write your own program",
    "Use a release build for long runs",
  ],
  donts: [
    "Copy the library’s source into your project; instead, add a path dependency on a clone, which you can update",
    "Use the library from two sources in one project; their types are incompatible",
    "Install with sudo; Cargo and rustup install into your home directory",
  ],
} as const;
