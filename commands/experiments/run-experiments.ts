import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Definition, definitions, settingsOf } from "#experiments/definitions.ts";
import { buildExperiments, runExperiment } from "./experiment-program.ts";
import { describeMachine } from "./machine.ts";
import { checkExperiment, writeResults } from "./result-files.ts";

const root = join(import.meta.dirname, "..", "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean", default: false } },
});
const known = definitions.map(({ name }) => name);
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No experiment is called ${unknown.join(", ")}.`);
  console.error(`npm run experiments -- [--quick] [${known.join(" | ")}]`);
  process.exit(1);
}
const chosen = definitions.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const start = performance.now();
const program = await timed("Compiling", () => buildExperiments(root));
const problems: string[] = [];
for (const definition of chosen) {
  const { name, isMachine } = definition;
  if (!values.quick) await timed(`${name}: ${sizeOf(definition)}`, () => run(definition));
  else if (isMachine) console.log(`${name}: not compared, because it depends on the machine`);
  else {
    const title = `${name}: comparing 2 seeds per setting`;
    problems.push(...(await timed(title, () => checkExperiment(root, program, definition))));
  }
}
console.log(`All of it: ${secondsSince(start)} s`);
if (problems.length > 0) {
  console.error(`\n${problems.length} values differ from the stored ones:\n${problems.join("\n")}`);
  process.exitCode = 1;
}

async function run(definition: Definition): Promise<void> {
  const notes = definition.isMachine ? await describeMachine() : {};
  writeResults(root, definition, { notes, rows: await runExperiment(program, definition, definition.seeds) });
}

function sizeOf(definition: Definition): string {
  const [first, last] = definition.seeds;
  return `${settingsOf(definition).length} settings, seeds ${first}-${last}`;
}

async function timed<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  process.stdout.write(title);
  const result = await work();
  console.log(` (${secondsSince(start)} s)`);
  return result;
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(1);
}
