import { versionChecks } from "../getting-started.ts";
import type { ContentRecord } from "../schema.ts";
import { versions } from "../site.ts";

const purposes: Readonly<Record<string, string>> = {
  Rust: "Compiles the library and your program.",
  Cargo: "Fetches packages and runs the compiler. It comes with Rust.",
  Git: "Clones the source code. Needed only for the Git Repository method.",
};

/** The versions are those of the getting-started page, which also names Python. */
export const toolNeeds = versionChecks.flatMap(({ tool, version }) => {
  const purpose = purposes[tool];
  return purpose ? [{ tool, version, purpose }] : [];
}) satisfies ContentRecord<"toolNeed">[];

export const installIssues = [
  {
    symptom: "`cargo: command not found`",
    cause: "The terminal was open before Rust was installed and does not know the new folder yet.",
    fix: 'Open a new terminal, or run `. "$HOME/.cargo/env"` in this one.',
  },
  {
    symptom: "`linker cc not found`, or `linker link.exe not found`",
    cause: "Rust needs the system’s C linker for the last step of a build.",
    fix: "Install it: `sudo apt-get install build-essential` on Debian and Ubuntu, `xcode-select --install` on macOS, the Visual Studio C++ Build Tools on Windows.",
  },
  {
    symptom: "`unresolved import`, or a documented function is missing",
    cause: "The project uses the crate from crates.io, which has a different interface.",
    fix: 'Add `registry = "genesis"` to the dependency in Cargo.toml, then build again.',
  },
] satisfies ContentRecord<"issue">[];

/** The two packages that share a name. The right column is what upstream's sources say. */
export const packageComparison = {
  label: "Two packages with the same name",
  columns: ["What", "This site", "crates.io"],
  rows: [
    ["Version", versions.docs, versions.package],
    ["An organism", "`Tron`", "`TRON`"],
    ["Its DNA", "`DNA`", "`DigitalDNA`"],
    ["Evolution", "`Population`, `EvolutionConfig`", "`EvolutionEngine`"],
    ["Groups", "`Network`, clusters", "`NetworkDiscovery`, `CollectiveIntelligence`"],
    ["Environment", "`Environment`", "none"],
    ["License", "MIT", "MIT with additional terms, since 0.2.0"],
  ],
} as const;

export const installPractices = {
  dos: [
    "Keep Cargo.lock under version control, so that everybody builds the same versions",
    "Run the check program before you write your own",
    "Use a release build for long runs",
  ],
  donts: [
    "Copy the library’s source into your project; a dependency on the clone does the same and can be updated",
    "Use the library from two sources in one project: their types don’t fit together",
    "Install with sudo; Cargo and rustup work inside your home folder",
  ],
} as const;
