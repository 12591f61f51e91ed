import { versionChecks } from "../getting-started.ts";
import type { ContentRecord } from "../schema.ts";

const purposes: Readonly<Record<string, string>> = {
  Rust: "Compiles the library and your program.",
  Cargo: "Fetches packages and runs the compiler. It comes with Rust.",
  Git: "Fetches the source code, for two of the three ways to install.",
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
    symptom: "A documented function is missing",
    cause: "The project uses another version than the one described here.",
    fix: 'Write `genesis-protocol = "0.1.0"` in Cargo.toml, then build again.',
  },
] satisfies ContentRecord<"issue">[];

export const installPractices = {
  dos: [
    "Keep Cargo.lock under version control, so that everybody builds the same versions",
    "Run the check program before you write your own",
    "Use a release build for long runs",
  ],
  donts: [
    "Copy the library’s source into your project; a git dependency does the same and can be updated",
    "Mix 0.1 and 0.2 in one project: their types do not fit together",
    "Install with sudo; Cargo and rustup work inside your home folder",
  ],
} as const;
