// Plain JavaScript without dependencies: the first steps run before anything is installed.
import { spawn } from "node:child_process";
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fingerprint } from "./build-inputs.mjs";

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {string[]} command
 * @property {Record<string, string>} [env]
 * @property {readonly string[]} inputs files and folders; the step is skipped if they haven't changed since it last succeeded
 * @property {string} [settings] what else its result depends on
 * @property {string} [stamp] where the fingerprint of the last success is kept
 * @property {boolean} [isBuild] makes files for other steps: skipped if they are up to date, even with --all
 * @property {readonly string[]} [after] titles of the steps that come first
 * @property {boolean} [isAlone] runs when no other step does, with all processors
 * @property {number} seconds how long it takes on two processors; the last run's time replaces it
 */

const folder = ".cache/steps";
const timesFile = join(folder, "times.json");
/** Output lines with this prefix are shown at once. The tests' reporter writes one for each failure. */
const urgent = "✗ ";

/** Browser tests wait for part of their time, so one more than there are processors keeps them all busy. */
const processors = availableParallelism();
const atOnce = processors + 1;

/**
 * Runs steps, several at a time, each as soon as those before it have succeeded. Shows failures as they happen and ends
 * the program with status 1 if there are any.
 * @param {readonly Step[]} steps
 * @param {{ isAll: boolean }} options
 */
export async function runSteps(steps, { isAll }) {
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  const display = createDisplay(steps);
  /** @type {Set<string>} */
  const succeeded = new Set();
  /** @type {string[]} */
  const failed = [];
  const waiting = [...steps];
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();

  while (waiting.length > 0 || running.size > 0) {
    const index = waiting.findIndex(
      ({ after = [], isAlone = false }) =>
        after.every((title) => succeeded.has(title)) && !(isAlone && running.size > 0),
    );
    const [step] = index >= 0 && running.size < atOnce ? waiting.splice(index, 1) : [];
    if (step) {
      running.set(
        step.title,
        perform(step, { isAll, display }).then((isSuccess) => {
          running.delete(step.title);
          if (isSuccess) succeeded.add(step.title);
          else failed.push(step.title);
        }),
      );
    } else if (running.size > 0) await Promise.race(running.values());
    else break;
  }
  display.end();
  const duration = time(performance.now() - started);
  if (failed.length === 0) return console.log(`\n✓ All of it, in ${duration}`);
  for (const { title, after = [] } of waiting)
    console.log(`– ${title}: not run, because it needs ${after.join(" and ")}`);
  console.error(`\n✗ Failed after ${duration}: ${failed.join(", ")}. The whole output is in ${folder}.`);
  process.exit(1);
}

/**
 * @param {Step} step
 * @param {{ isAll: boolean, display: Display }} options
 * @returns {Promise<boolean>} whether it succeeded
 */
async function perform(step, { isAll, display }) {
  const { title, inputs, settings = "", isBuild = false } = step;
  const stamp = step.stamp ?? join(folder, fileName(title));
  const current = fingerprint(inputs, settings);
  const isKnown = existsSync(stamp) && readFileSync(stamp, "utf8") === current;
  if (isKnown && (isBuild || !isAll)) {
    display.line(`✓ ${title} (nothing has changed since it last succeeded)`);
    display.finish(title);
    return true;
  }
  // If the step fails, the old fingerprint must not remain.
  rmSync(stamp, { force: true });
  const started = performance.now();
  display.start(title);
  const log = `${join(folder, fileName(title))}.log`;
  const status = await execute(step, log, display);
  const duration = performance.now() - started;
  display.finish(title);
  if (status !== 0) {
    display.line(`✗ ${title} failed after ${time(duration)}. The end of its output (all of it: ${log}):\n`);
    display.line(readFileSync(log, "utf8").trimEnd().split("\n").slice(-60).join("\n"));
    return false;
  }
  display.line(`✓ ${title} (${time(duration)})`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
  writeFileSync(timesFile, JSON.stringify({ ...lastTimes(), [title]: Math.round(duration / 1000) }));
  return true;
}

/**
 * @param {Step} step
 * @param {string} log
 * @param {Display} display
 * @returns {Promise<number>} exit status
 */
function execute({ title, command, env = {}, isAlone = false }, log, display) {
  const [program = "", ...args] = command;
  // What the step's programs leave behind is removed with this folder.
  const temporary = mkdtempSync(join(tmpdir(), "step-"));
  return new Promise((resolve) => {
    const output = createWriteStream(log);
    const child = spawn(program, args, {
      env: {
        ...process.env,
        TMPDIR: temporary,
        VITEST_MAX_WORKERS: String(isAlone ? atOnce : Math.ceil(processors / 2)),
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on("line", (line) => {
        output.write(`${line}\n`);
        if (line.startsWith(urgent)) display.line(`${urgent}${title}: ${line.slice(urgent.length)}`);
      });
    }
    const end = (/** @type {number} */ status) => {
      try {
        rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
      } catch {
        // A browser that is still closing may write to it. That is no reason to fail.
      }
      output.end(() => resolve(status));
    };
    child.on("error", (error) => output.write(`${error.message}\n`, () => end(1)));
    child.on("close", (status) => end(status ?? 1));
  });
}

/** @typedef {ReturnType<typeof createDisplay>} Display */

/**
 * Prints a line for each result and, in a terminal, a status line.
 * @param {readonly Step[]} steps
 */
function createDisplay(steps) {
  const times = lastTimes();
  /** @type {Map<string, number>} */
  const running = new Map();
  const left = new Map(steps.map(({ title, seconds }) => [title, times[title] ?? seconds]));
  const isTerminal = process.stdout.isTTY;

  const remaining = () => {
    const seconds = [...left].map(([title, expected]) => {
      const start = running.get(title);
      return Math.max(start === undefined ? expected : expected - (performance.now() - start) / 1000, 1);
    });
    return Math.max(seconds.reduce((sum, one) => sum + one, 0) / processors, ...seconds);
  };
  const status = () => {
    const parts = [...running].map(([title, start]) => `${title} ${time(performance.now() - start)}`);
    return `▸ ${parts.join(" · ")} · ${left.size} of ${steps.length} left, about ${time(remaining() * 1000)}`;
  };
  const clear = () => isTerminal && process.stdout.write("\r\x1b[2K");
  const show = () => isTerminal && running.size > 0 && process.stdout.write(`\r\x1b[2K${status()}`);
  const timer = isTerminal ? setInterval(show, 1000) : undefined;
  return {
    /** @param {string} text */
    line(text) {
      clear();
      console.log(text);
      show();
    },
    /** @param {string} title */
    start(title) {
      running.set(title, performance.now());
      if (isTerminal) show();
      else console.log(status());
    },
    /** @param {string} title */
    finish(title) {
      running.delete(title);
      left.delete(title);
    },
    end() {
      clearInterval(timer);
      clear();
    },
  };
}

/** @returns {Record<string, number>} seconds that each step took when it last succeeded */
function lastTimes() {
  try {
    return JSON.parse(readFileSync(timesFile, "utf8"));
  } catch {
    return {};
  }
}

/** @param {string} title */
const fileName = (title) => title.toLowerCase().replaceAll(/\W+/g, "-");

/** @param {number} milliseconds */
function time(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
