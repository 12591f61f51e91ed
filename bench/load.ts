import { existsSync, readdirSync } from "node:fs";
import { loadavg } from "node:os";
import { connections, generateLoad, generator, type Load } from "./load-generator.ts";
import { type Contender, contenders, startContender } from "./load-servers.ts";

interface Row extends Load {
  name: string;
  before: number;
  after: number;
}

/** A page and a script: what a site is asked for most. */
function addresses(): string[] {
  const script = readdirSync("build/client/assets").find(
    (name) => name.startsWith("entry") && name.endsWith(".js"),
  );
  return ["/docs/concepts/dna", `/assets/${script}`];
}

/** Compares this server with others on the same files. Ratios count: times depend on the machine and its other work. */
export async function load(): Promise<void> {
  if (!existsSync("build/client/index.html"))
    throw new Error('There is no build. Run "npm run build" first.');
  const seconds = Number(process.env.SECONDS ?? 5);
  console.log(`${generator}, ${connections} connections, ${seconds} s each, one after the other`);
  for (const path of addresses()) {
    const rows: Row[] = [];
    for (const contender of contenders) {
      const row = await measure(contender, path, seconds);
      if (row) rows.push(row);
      else console.log(`${contender.name} is not installed here and is left out`);
    }
    print(path, rows);
  }
}

async function measure(contender: Contender, path: string, seconds: number): Promise<Row | undefined> {
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

function print(path: string, rows: readonly Row[]): void {
  const base = rows[0];
  if (!base) return;
  console.log(`\n${path} (load average ${loadavg()[0]?.toFixed(1)}; ratios to ${base.name})`);
  console.log(
    "                        per second   ratio   p99 ms   ratio   errors   memory MB before, after",
  );
  for (const { name, perSecond, p99, errors, before, after } of rows) {
    const cells = [
      name.padEnd(22),
      perSecond.toFixed(0).padStart(12),
      (perSecond / base.perSecond).toFixed(2).padStart(8),
      p99.toFixed(1).padStart(9),
      (p99 / base.p99).toFixed(2).padStart(8),
      String(errors).padStart(9),
      `${(before / 1e6).toFixed(0)}, ${(after / 1e6).toFixed(0)}`.padStart(12),
    ];
    console.log(cells.join(""));
  }
}
