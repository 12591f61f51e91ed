import type { ContentRecord } from "./schema.ts";
import { site } from "./site.ts";

/** The page's own words: its head, its sticky header and its hero. */
export const page = {
  title: "Getting Started",
  description: `Check your system, install ${site.name} and run a first digital organism in Rust or Python.`,
  lead: "Install the library, run one short program and read what your first digital organism reports. The same programs are here in Rust and in Python.",
  back: "Back",
  home: "Home",
  documentation: "Documentation",
  start: "Start Now",
  registry: "View on the package registry",
  contents: "On this page",
  next: "Continue",
  toTop: "Back to the top",
  language: "Language",
  version: "version",
  expectedVersion: "Expected version:",
} as const;

/** The sections after the hero, in reading order. Each ends with a button to the one that follows. */
export const sections = [
  {
    id: "prerequisites",
    title: "Prerequisites",
    intro:
      "What has to be on your machine. Commands that begin with sudo are for Debian and Ubuntu; on other systems use your own package manager.",
  },
  {
    id: "how-it-works",
    title: "How it works",
    intro:
      "From an empty folder to an organism that reports its state. The later sections give every command.",
  },
  {
    id: "system-check",
    title: "Check your system",
    intro: "Run each command and compare what it prints with the version beside it.",
  },
  {
    id: "installation",
    title: "Installation",
    intro:
      "Choose one language. The documented interface has the same types and the same method names in both.",
  },
  {
    id: "first-organism",
    title: "Your First Digital Organism",
    intro:
      "One organism with random DNA and a neural network. Random DNA comes from a fixed seed, so the numbers are the same on every run. The program prints its genes, then its fitness before and after it has evolved.",
  },
  {
    id: "population-evolution",
    title: "Population Evolution",
    intro:
      "Many organisms, one generation after another. The program prints the best and the average fitness on the way.",
  },
  {
    id: "examples",
    title: "Practical Examples",
    intro: "Four short programs from the documentation, and six kinds of work that the library is meant for.",
  },
  {
    id: "next-steps",
    title: "Next Steps",
    intro: "Where to read on, where to ask, and in which order to learn the rest.",
  },
] as const satisfies ContentRecord<"pageSection">[];
export type SectionId = (typeof sections)[number]["id"];

const toolchain = { rust: "1.70", cargo: "1.70", python: "3.8", git: "2.0" } as const;

// These system needs are the landing pages' reading; the installation page of the docs gives another. Both stand.
const systemNeeds = {
  memory: "2GB RAM minimum (4GB recommended)",
  disk: "1GB disk space",
  processor: "64-bit processor",
} as const;

export const prerequisites = [
  {
    title: "Rust",
    version: `${toolchain.rust}+`,
    status: "REQUIRED",
    description: "The library is written in Rust and built with Cargo. rustup installs both.",
    requirements: [`rustc ${toolchain.rust} or newer`, `cargo ${toolchain.cargo} or newer`],
    installCommand: "shell/install-rust.sh",
  },
  {
    title: "Python",
    version: `${toolchain.python}+`,
    status: "OPTIONAL",
    description: "Only for the Python package. Leave it out if you work in Rust.",
    requirements: [`python3 ${toolchain.python} or newer`, "pip and venv"],
    installCommand: "shell/install-python.sh",
  },
  {
    title: "Terminal/CLI",
    version: "Any shell",
    status: "REQUIRED",
    description: "This guide gives every step as a command that you can copy.",
    requirements: [
      "bash or zsh; other shells may need other commands",
      "any text editor",
      `git ${toolchain.git} or newer, to clone the source code`,
    ],
    installCommand: "shell/install-git.sh",
  },
  {
    title: "System",
    version: "64-bit",
    status: "REQUIRED",
    description: "On Linux the command prints your processor type, memory and free disk space.",
    requirements: [systemNeeds.memory, systemNeeds.disk, systemNeeds.processor],
    installCommand: "shell/show-system.sh",
  },
] satisfies ContentRecord<"prerequisite">[];

export const minutesToFirstOrganism = 5;

export const quickSteps = [
  {
    title: "Add the library",
    description: "Cargo or pip fetches the package. This is the only step that needs a connection.",
    drawing: "A package with an arrow that points down into it.",
  },
  {
    title: "Write the program",
    description: "It draws random DNA, builds an organism from it and gives the organism a neural network.",
    drawing: "Two strands of DNA wound around each other.",
  },
  {
    title: "Run it",
    description:
      "It prints the organism’s genes, state and fitness. Compare the lines with those on this page.",
    drawing: "A living cell; the nucleus inside it is a small network of connected points.",
  },
] satisfies ContentRecord<"pictureStep">[];

export const claims = {
  minutes: { value: String(minutesToFirstOrganism), label: "minutes to the first organism" },
  steps: { value: String(quickSteps.length), label: "steps" },
} as const;

export const ruler = {
  start: "0 min: empty folder",
  end: `${minutesToFirstOrganism} min: first organism`,
  description: `A ruler of ${minutesToFirstOrganism} minutes, from the empty folder to the first organism.`,
} as const;

export const versionChecks = [
  {
    tool: "Rust",
    version: `${toolchain.rust}+`,
    status: "REQUIRED",
    code: "shell/check-rust.sh",
    otherwise: "Older? rustup update brings the newest release.",
  },
  {
    tool: "Cargo",
    version: `${toolchain.cargo}+`,
    status: "REQUIRED",
    code: "shell/check-cargo.sh",
    otherwise: "Cargo comes with Rust and is updated with it.",
  },
  {
    tool: "Python",
    version: `${toolchain.python}+`,
    status: "OPTIONAL",
    code: "shell/check-python.sh",
    otherwise: "On Windows, write py in place of python3.",
  },
  {
    tool: "Git",
    version: `${toolchain.git}+`,
    status: "OPTIONAL",
    code: "shell/check-git.sh",
    otherwise: "You need it only to clone the library’s source code.",
  },
] satisfies ContentRecord<"versionCheck">[];
