import type { ContentRecord } from "./schema.ts";
import { site } from "./site.ts";

/** Texts of the page's head, sticky header and hero. */
export const page = {
  title: "Getting Started",
  description: `Install ${site.name}, create your first digital organism and evolve a population, in Rust or Python.`,
  lead: "Install the library, create your first digital organism and evolve a population. Every program is available in Rust and Python.",
  back: "Back",
  home: "Home",
  documentation: "Documentation",
  start: "Start Now",
  registry: "View on the package registry",
  contents: "On this page",
  next: "Continue",
  toTop: "Back to the top",
  language: "Programming language",
  version: "version",
  expectedVersion: "Expected version:",
} as const;

/** The sections after the hero, in reading order. Each ends with a button to the next one. */
export const sections = [
  {
    id: "prerequisites",
    title: "Prerequisites",
    intro:
      "These are the tools and hardware you need. Commands that start with `sudo` are for Debian and Ubuntu; on other systems, use your package manager.",
  },
  {
    id: "how-it-works",
    title: "How it works",
    intro:
      "These steps take you from an empty folder to a running organism. The sections below give every command.",
  },
  {
    id: "system-check",
    title: "Check your system",
    intro: "Run each command and compare its output with the required version.",
  },
  {
    id: "installation",
    title: "Installation",
    intro: "Choose one language. Types and methods have the same names in both languages.",
  },
  {
    id: "first-organism",
    title: "Your First Digital Organism",
    intro:
      "Meet Ada. The program generates her DNA, prints its genes, builds her neural network and lets her evolve. Fitness measures how well an organism copes with its surroundings. The DNA comes from seed 7, so your output should match.",
  },
  {
    id: "population-evolution",
    title: "Population Evolution",
    intro:
      "In a population, fitter organisms have more children, so the average fitness tends to rise over the generations. The program prints the best and the average fitness.",
  },
  {
    id: "examples",
    title: "Practical Examples",
    intro: "Here are four programs from the documentation and six areas in which you can use the library.",
  },
  {
    id: "next-steps",
    title: "Next Steps",
    intro: "Read the documentation, join the community or follow a learning path.",
  },
] as const satisfies ContentRecord<"pageSection">[];
export type SectionId = (typeof sections)[number]["id"];

const toolchain = { rust: "1.70", cargo: "1.70", python: "3.8", git: "2.0" } as const;

// The spec gives two sets of system requirements: these for this page, higher ones for the installation page.
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
    description: "Compiles the library and your programs. The rustup tool installs Rust together with Cargo.",
    requirements: [`rustc ${toolchain.rust} or newer`, `cargo ${toolchain.cargo} or newer`],
    installCommand: "shell/install-rust.sh",
  },
  {
    title: "Python",
    version: `${toolchain.python}+`,
    status: "OPTIONAL",
    description: "You need Python only for the Python package.",
    requirements: [`python3 ${toolchain.python} or newer`, "pip and venv"],
    installCommand: "shell/install-python.sh",
  },
  {
    title: "Terminal/CLI",
    version: "Any shell",
    status: "REQUIRED",
    description: "You run the commands in this guide in a terminal.",
    requirements: [
      "bash or zsh; other shells may need different commands",
      "any text editor",
      `git ${toolchain.git} or newer, to clone the source code`,
    ],
    installCommand: "shell/install-git.sh",
  },
  {
    title: "System",
    version: "64-bit",
    status: "REQUIRED",
    description: "On Linux, this command prints your processor type, memory and free disk space.",
    requirements: [systemNeeds.memory, systemNeeds.disk, systemNeeds.processor],
    installCommand: "shell/show-system.sh",
  },
] satisfies ContentRecord<"prerequisite">[];

export const minutesToFirstOrganism = 5;

export const quickSteps = [
  {
    title: "Add the library",
    description:
      "Cargo or pip downloads the package. This is the only step that needs an internet connection.",
    drawing: "A package with an arrow pointing down into it.",
  },
  {
    title: "Write the program",
    description:
      "The program generates DNA, creates an organism from it and builds the organism’s neural network.",
    drawing: "A DNA double helix.",
  },
  {
    title: "Run it",
    description:
      "The program prints the organism’s genes, state and fitness. Compare them with the output on this page.",
    drawing: "A cell with a small neural network inside.",
  },
] satisfies ContentRecord<"pictureStep">[];

export const claims = {
  minutes: { value: String(minutesToFirstOrganism), label: "minutes to the first organism" },
  steps: { value: String(quickSteps.length), label: "steps" },
} as const;

export const ruler = {
  start: "0 min: empty folder",
  end: `${minutesToFirstOrganism} min: first organism`,
  description: `Timeline of ${minutesToFirstOrganism} minutes, from an empty folder to the first organism.`,
} as const;

export const versionChecks = [
  {
    tool: "Rust",
    version: `${toolchain.rust}+`,
    status: "REQUIRED",
    code: "shell/check-rust.sh",
    otherwise: "If your version is older, run `rustup update`.",
  },
  {
    tool: "Cargo",
    version: `${toolchain.cargo}+`,
    status: "REQUIRED",
    code: "shell/check-cargo.sh",
    otherwise: "Cargo is installed and updated together with Rust.",
  },
  {
    tool: "Python",
    version: `${toolchain.python}+`,
    status: "OPTIONAL",
    code: "shell/check-python.sh",
    otherwise: "On Windows, use py instead of python3.",
  },
  {
    tool: "Git",
    version: `${toolchain.git}+`,
    status: "OPTIONAL",
    code: "shell/check-git.sh",
    otherwise: "You need Git only to clone the library’s source code.",
  },
] satisfies ContentRecord<"versionCheck">[];
