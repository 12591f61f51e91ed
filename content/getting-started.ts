import type { ContentRecord } from "./schema.ts";

// These system needs are the landing pages' reading; the installation page of the docs gives another. Both stand.
const systemNeeds = {
  memory: "2GB RAM minimum (4GB recommended)",
  disk: "1GB disk space",
  processor: "64-bit processor",
} as const;

export const prerequisites = [
  {
    title: "Rust",
    version: "1.70+",
    status: "REQUIRED",
    description: "The library is written in Rust and built with Cargo.",
    requirements: ["rustc 1.70 or newer", "cargo 1.70 or newer"],
    installCommand: "shell/install-rust.sh",
  },
  {
    title: "Python",
    version: "3.8+",
    status: "OPTIONAL",
    description: "For the Python package, if you prefer it to Rust.",
    requirements: ["python3 3.8 or newer", "pip for the package"],
    installCommand: "shell/install-python.sh",
  },
  {
    title: "Terminal/CLI",
    version: "Any shell",
    status: "REQUIRED",
    description: "The guides give every step as a command.",
    requirements: ["bash, zsh, fish or PowerShell", "git 2.0 or newer"],
    installCommand: "shell/install-git.sh",
  },
  {
    title: "System",
    version: "64-bit",
    status: "REQUIRED",
    description: "Small populations run on a modest machine.",
    requirements: [systemNeeds.memory, systemNeeds.disk, systemNeeds.processor],
    installCommand: "shell/show-system.sh",
  },
] satisfies ContentRecord<"prerequisite">[];
