import { expect } from "vitest";

export type EngineName = "Chromium" | "Firefox" | "WebKit";
export type Key = keyof typeof webDriverKeys;

/** What an engine tells assistive technology about an element. */
export interface Accessible {
  role: string;
  name: string;
}

/** A page whose accessibility tree can be read. */
export interface ReadablePage {
  goto(address: string): Promise<void>;
  /** Runs a function in the page and waits for its result. It can use only its arguments, which are sent as JSON. */
  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** The role and name that the engine computes for each element that matches the selector. */
  accessibles(selector: string): Promise<Accessible[]>;
}

/** A page in one of the engines, with the commands that all drivers support. Selectors are CSS. */
export interface EnginePage extends Omit<ReadablePage, "accessibles"> {
  readonly engine: EngineName;
  readonly version: string;
  /** This page, or a second one if the driver of this one can't read the accessibility tree. */
  readable(): Promise<ReadablePage>;
  /** Runs the text of a script. */
  run(script: string): Promise<unknown>;
  /** Clicks the first visible match with the pointer. */
  click(selector: string): Promise<void>;
  /** Moves the pointer over the first visible match. */
  hover(selector: string): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Presses keys together. */
  press(...keys: Key[]): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Console errors and warnings, and uncaught errors, since the last call. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** Names of keys, with their codes in the WebDriver standard. */
export const webDriverKeys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  a: "a",
  k: "k",
  v: "v",
} as const;

/** Ends a wait that would never succeed. Nothing that works takes this long on any machine. */
const patience = 120_000;

/** Polls the page until the expectation is met. */
export function eventually<Args extends unknown[], Result>(
  page: Pick<EnginePage, "evaluate">,
  ask: (...args: Args) => Result,
  ...args: Args
) {
  return expect.poll(() => page.evaluate(ask, ...args), { timeout: patience, interval: 100 });
}

/** Opens a page of the site and waits until its script has started. */
export async function open(page: Pick<EnginePage, "evaluate" | "goto">, address: string): Promise<void> {
  await page.goto(address);
  await eventually(page, isStarted).toBe(true);
}

const isStarted = () =>
  document.readyState === "complete" &&
  document.documentElement.dataset.js === "" &&
  !("earlyEvents" in window);
