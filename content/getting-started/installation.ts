import type { ContentRecord } from "../schema.ts";
import { site, versions } from "../site.ts";

export const installGuides = [
  {
    language: "Rust",
    badge: "RECOMMENDED",
    description: "The library’s own language, and the language of every example in the documentation.",
    features: [
      "Every type and function of the API reference",
      "Types and lifetimes checked by the compiler",
      "Optimized release builds for long runs",
      "Versions pinned in Cargo.lock",
    ],
  },
  {
    language: "Python",
    badge: "ALTERNATIVE",
    description: "For notebooks, scripts and projects that are written in Python already.",
    features: [
      "The same type and method names as in Rust",
      "Works in notebooks and in the interactive prompt",
      "Stays inside a virtual environment",
      "Both programs of this page, with the same output",
    ],
  },
] satisfies ContentRecord<"installGuide">[];

export const installSteps = {
  Rust: [
    {
      title: "Create a project",
      description:
        "Cargo makes a folder with a manifest and a small program. The file in .cargo names the registry of this site.",
      code: "shell/create-rust-project.sh",
      explanation: "The later commands run inside the new folder, digital-life.",
    },
    {
      title: "Add the dependencies",
      description: "Open Cargo.toml and replace its [dependencies] section with this one.",
      code: "toml/dependencies.toml",
      explanation: `The first entry is the library in version ${versions.sampleCrate}, from the registry of this site. The second is tokio ${versions.asyncRuntime}, the async runtime for programs that use the network.`,
    },
    {
      title: "Build it",
      description: "Cargo fetches both packages, compiles them and then compiles your program.",
      code: "shell/build-rust-project.sh",
      explanation: "The last line begins with Finished. Later builds compile only what has changed.",
    },
  ],
  Python: [
    {
      title: "Create an environment",
      description: "A virtual environment keeps the package apart from the rest of your system.",
      code: "shell/create-python-environment.sh",
      explanation: "The prompt now begins with (.venv). On Windows, run .venv\\Scripts\\activate instead.",
    },
    {
      title: "Install the package",
      description: "pip fetches the package from the index of this site into the active environment.",
      code: "shell/install-python-package.sh",
      explanation: `The package is called ${site.crate} and is imported as ${site.pythonModule}. It includes the genesis command.`,
    },
    {
      title: "Check the import",
      description: "Import the module once, before you write a program.",
      code: "shell/check-python-package.sh",
      explanation:
        "It prints nothing when it works. ModuleNotFoundError means that the environment is not active.",
    },
  ],
} satisfies Record<ContentRecord<"installGuide">["language"], ContentRecord<"installStep">[]>;

export const featureListTitle = "What you get";
