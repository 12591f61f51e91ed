import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { type FuzzCase, nextCase } from "./cases.ts";
import { canary, makeFixtureSite } from "./fixture-site.ts";
import { parseAnswers } from "./parse-answers.ts";
import { createRandom } from "./random.ts";
import { sendRaw, sendSlowly } from "./raw-client.ts";
import { type ServerProcess, startServer, type Usage } from "./server-process.ts";

export interface FuzzResult {
  requests: number;
  /** Requests and responses by status, for each type of request. */
  kinds: Map<string, { requests: number; statuses: Map<number, number> }>;
  /** Violations, with the type of request; empty if there are none. */
  faults: string[];
  before: Usage;
  after: Usage;
  /** Milliseconds until each slow client was disconnected. */
  slowClients: number[];
  exitCode: number | null;
}

const connectionsAtOnce = 24;
const slowClients = 8;
/** Growth that is not a leak: caches and code from the first requests. */
const memoryBound = 8 * 1024 * 1024;

/** Sends at least this many random requests to a separate server and reports what was wrong with its responses. */
export async function runFuzz(requests: number, seed: number): Promise<FuzzResult> {
  const { parent, folder } = makeFixtureSite();
  const server = await startServer(folder);
  const random = createRandom(seed);
  const result = { requests: 0, kinds: new Map(), faults: [] as string[] };

  // Warm up, so that one-time allocations don't count as a leak.
  for (let index = 0; index < 200; index++) await sendRaw(server.port, nextCase(createRandom(index)));
  const before = await server.measure();
  const slow = Promise.all(Array.from({ length: slowClients }, () => sendSlowly(server.port)));

  async function work(): Promise<void> {
    while (result.requests < requests && !server.hasExited()) {
      const fuzzCase = nextCase(random);
      result.requests += fuzzCase.methods.length;
      const fault = await tryCase(server.port, fuzzCase, result.kinds);
      if (fault)
        result.faults.push(`${fuzzCase.kind}: ${fault} (${JSON.stringify(fuzzCase.writes).slice(0, 200)})`);
    }
  }
  await Promise.all(Array.from({ length: connectionsAtOnce }, work));
  const times = await slow;
  const after = await settle(server, before);
  result.faults.push(...faultsOf(server, before, after));
  const exitCode = await server.stop();
  if (exitCode !== 0) result.faults.push(`the server ended with ${exitCode}`);
  rmSync(parent, { recursive: true });
  return { ...result, before, after, slowClients: times, exitCode };
}

async function tryCase(
  port: number,
  fuzzCase: FuzzCase,
  kinds: FuzzResult["kinds"],
): Promise<string | undefined> {
  const { kind, methods, allowed, mayBeSilent, isAbandoned } = fuzzCase;
  const seen = kinds.get(kind) ?? { requests: 0, statuses: new Map<number, number>() };
  kinds.set(kind, seen);
  seen.requests += methods.length;
  try {
    const bytes = await sendRaw(port, fuzzCase);
    if (isAbandoned) return undefined;
    const answers = parseAnswers(bytes, methods);
    for (const { status, body } of answers) {
      seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
      if (status >= 500 || (allowed && !allowed.includes(status))) return `status ${status}`;
      if (body.includes(canary)) return "a file outside of the folder";
    }
    return mayBeSilent || answers.length === methods.length ? undefined : `${answers.length} answers`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The last connections take a moment to close. */
async function settle(server: ServerProcess, before: Usage): Promise<Usage> {
  let usage = await server.measure();
  for (let round = 0; round < 20 && usage.descriptors > before.descriptors; round++) {
    await setTimeout(100);
    usage = await server.measure();
  }
  return usage;
}

function faultsOf(server: ServerProcess, before: Usage, after: Usage): string[] {
  const growth = after.live - before.live;
  return [
    ...(server.hasExited() ? [`the server crashed: ${server.said()}`] : []),
    ...(growth > memoryBound ? [`memory grew by ${growth} bytes`] : []),
    ...(after.descriptors > before.descriptors
      ? [`${after.descriptors} open descriptors after ${before.descriptors}`]
      : []),
  ];
}
