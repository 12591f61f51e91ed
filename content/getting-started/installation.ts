import type { ContentRecord } from "../schema.ts";
import { site, versions } from "../site.ts";

export const installGuides = [
  {
    language: "Rust",
    badge: "RECOMMENDED",
    description: "Rust compiles to native code. Every example in the documentation is available in Rust.",
    features: [
      "Every type and function in the API reference",
      "Types checked at compile time",
      "Optimized release builds for long runs",
      "Exact versions pinned in Cargo.lock",
    ],
  },
  {
    language: "Python",
    badge: "ALTERNATIVE",
    description: "Choose Python for notebooks, scripts and existing Python projects.",
    features: [
      "The same type and method names as in Rust",
      "Support for notebooks and the interactive prompt",
      "Isolation in a virtual environment",
      "Both programs on this page, with the same output",
    ],
  },
] satisfies ContentRecord<"installGuide">[];

export const installSteps = {
  Rust: [
    {
      title: "Create a project",
      description:
        "Cargo creates a folder with a manifest and a small program. The file `.cargo/config.toml` adds this site’s registry.",
      code: "shell/create-rust-project.sh",
      explanation: "Run all later commands in the new folder, `digital-life`.",
    },
    {
      title: "Add the dependencies",
      description: "In `Cargo.toml`, replace the `[dependencies]` section with this one.",
      code: "toml/dependencies.toml",
      explanation: `The first entry is version ${versions.sampleCrate} of the library, from this site’s registry. The second is \`tokio\` ${versions.asyncRuntime}, the async runtime for programs that use a network.`,
    },
    {
      title: "Build the project",
      description: "Cargo downloads both packages and compiles them along with your program.",
      code: "shell/build-rust-project.sh",
      explanation:
        "The last line of the output starts with `Finished`. Later builds compile only what has changed.",
    },
  ],
  Python: [
    {
      title: "Create an environment",
      description: "A virtual environment isolates the package from the rest of your system.",
      code: "shell/create-python-environment.sh",
      explanation:
        "Your prompt now starts with `(.venv)`. On Windows, activate the environment with `.venv\\Scripts\\activate`.",
    },
    {
      title: "Install the package",
      description: "pip installs the package from this site’s index into the active environment.",
      code: "shell/install-python-package.sh",
      explanation: `The package is called \`${site.crate}\` and is imported as \`${site.pythonModule}\`. It includes the \`genesis\` command.`,
    },
    {
      title: "Check the import",
      description: "Make sure that Python can find the module.",
      code: "shell/check-python-package.sh",
      explanation:
        "No output means that it worked. `ModuleNotFoundError` means that the environment is not active.",
    },
  ],
} satisfies Record<ContentRecord<"installGuide">["language"], ContentRecord<"installStep">[]>;

export const featureListTitle = "What you get";
