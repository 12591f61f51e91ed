import { existsSync, readdirSync } from "node:fs";
import type { BenchOptions } from "../options.ts";
import { measured } from "../result-files.ts";
import { connections, generateLoad, generator } from "./load-generator.ts";
import { type Contender, contenders, startContender } from "./load-servers.ts";
import { type LoadResult, type LoadRow, loadTable } from "./load-table.ts";

/** A page and a script: most requests are for one or the other. */
function addresses(): string[] {
  const script = readdirSync("build/client/assets").find(
    (name) => name.startsWith("client-") && name.endsWith(".js"),
  );
  return ["/docs/concepts/dna", `/assets/${script}`];
}

/** Compares this server with others on the same files. Times depend on the machine, so the table shows ratios. */
export async function load({ label }: BenchOptions): Promise<void> {
  if (!existsSync("build/client/index.html"))
    throw new Error('There is no build. Run "npm run build" first.');
  console.log(loadTable(await measured(`load${label}`, measureAll)));
}

async function measureAll(): Promise<LoadResult> {
  const seconds = Number(process.env.SECONDS ?? 5);
  const result: LoadResult = { generator, connections, seconds, addresses: [] };
  for (const path of addresses()) {
    const rows: LoadRow[] = [];
    for (const contender of contenders) {
      const row = await measure(contender, path, seconds);
      if (row) rows.push(row);
      else console.log(`${contender.name} is not installed here and is left out`);
    }
    result.addresses.push({ path, rows });
  }
  return result;
}

async function measure(contender: Contender, path: string, seconds: number): Promise<LoadRow | undefined> {
  const running = await startContender(contender);
  if (!running) return undefined;
  try {
    generateLoad(running.origin + path, 1);
    const before = running.memory();
    const result = generateLoad(running.origin + path, seconds);
    return { name: contender.name, ...result, before, after: running.memory() };
  } finally {
    await running.stop();
  }
}
