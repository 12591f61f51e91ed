import { beforeAll, expect, test } from "vitest";
import { runCommand } from "#commands/samples/run-command.ts";
import { buildTool, tools } from "./programs.ts";

beforeAll(buildTool);

const run = async (language: keyof typeof tools, args: string) => {
  const [command = "", ...first] = tools[language];
  return runCommand(command, [...first, ...args.split(" ").filter(Boolean)]);
};

const right = [
  "",
  "help",
  "--help",
  "--version",
  "dna",
  "dna --seed 7 --json",
  "dna --seed=18446744073709551615",
  "dna --help",
  "evolve --seed 42",
  "evolve --generations 7 --population 10 --mutation-rate .05",
  "evolve --generations 25 --csv",
  "evolve --generations 12 --json --seed 9 --crossover-rate 0.5",
  "evolve -h",
  "simulate",
  "simulate --organisms 5 --steps 30 --food 0",
  "simulate --steps 12 --csv --food 0.5",
  "simulate --steps 3 --json --seed 18446744073709551610",
  "simulate --help",
  "chat --help",
];

test.for(right)("genesis %s prints the same bytes in Rust and in Python", async (args) => {
  const [inRust, inPython] = await Promise.all([run("rust", args), run("python", args)]);
  expect(inRust.succeeded, inRust.stderr).toBe(true);
  expect(inRust.stdout).not.toBe("");
  expect(inPython).toEqual(inRust);
});

const wrong: [args: string, message: string][] = [
  ["evolv", 'genesis: there is no command "evolv"'],
  ["dna --seed -1", '--seed is "-1", but must be a whole number from 0 to 18446744073709551615'],
  ["dna --seed 18446744073709551616", '--seed is "18446744073709551616", but must be'],
  ["dna --seed", "--seed needs a value"],
  ["dna --seed 1 --seed 2", "--seed is given twice"],
  ["dna extra", 'there is no option "extra"'],
  ["evolve --json --csv", "choose --json or --csv"],
  ["evolve --population 10001", '--population is "10001", but must be a whole number from 10 to 10000'],
  ["evolve --mutation-rate 0.5", '--mutation-rate is "0.5", but must be a number from 0.001 to 0.1'],
  ["evolve --mutation-rate 1e-2", '--mutation-rate is "1e-2", but must be'],
  ["simulate --food -1", '--food is "-1", but must be a number from 0 to 1000000'],
  ["chat", "--name is missing"],
  ["chat --name Ada --listen 0", '--name is "Ada", but must be 1 to 16 lowercase letters, digits or hyphens'],
  ["chat --name ada", "--listen or --connect is missing"],
  ["chat --name ada --listen 99999", '--listen is "99999", but must be a port or address:port'],
];

test.for(wrong)("genesis %s fails with: %s", async ([args, message]) => {
  const [inRust, inPython] = await Promise.all([run("rust", args), run("python", args)]);
  expect(inRust.stderr).toContain(message);
  expect(inRust.stderr).toMatch(/\nTry "genesis.* --help"\.\n$/);
  expect(inRust).toMatchObject({ succeeded: false, stdout: "" });
  expect(inPython).toEqual(inRust);
});

test.for(["rust", "python"] as const)(
  "the exit code is 2 for a wrong argument, 1 for a failure and 0 for a closed pipe: %s",
  async (language) => {
    const tool = tools[language].join(" ");
    const script = [
      `${tool} dna --seed x 2>/dev/null || echo "$?"`,
      `${tool} chat --name ada --connect 127.0.0.1:1 2>/dev/null || echo "$?"`,
      `${tool} evolve --generations 300 --population 10 --csv | head -1; echo "\${PIPESTATUS[0]}"`,
    ].join("\n");
    const { stdout } = await runCommand("bash", ["-c", script]);
    expect(stdout).toBe("2\n1\ngeneration,best_fitness,average_fitness\n0\n");
  },
);

test.for(["rust", "python"] as const)(
  "a terminal shows a progress bar, and a pipe gets only the result: %s",
  async (language) => {
    const command = `${tools[language].join(" ")} evolve --generations 3 --population 10`;
    const onTerminal = await runCommand("script", ["-qec", command, "/dev/null"]);
    expect(onTerminal.stdout).toContain("] 3/3 generations");
    const piped = await run(language, "evolve --generations 3 --population 10");
    expect(piped.stderr).toBe("");
    expect(piped.stdout).not.toContain("\u001b");
  },
);
