import { runFuzz } from "#server/fuzz/run-fuzz.ts";
import type { FuzzResult } from "./fuzz-table.ts";
import { measured } from "./result-files.ts";

const requests = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  console.error("Give whole numbers: npm run fuzz -- <requests> <seed>");
  process.exit(1);
}
const started = performance.now();
const { kinds, faults, before, after, slowClients, requests: sent } = await runFuzz(requests, seed);

for (const [kind, { requests, statuses }] of [...kinds].sort()) {
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  console.log(`${kind.padEnd(26)}${String(requests).padStart(7)}   ${counts.join(", ") || "no answer"}`);
}
const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} kB`;
console.log(`
requests          ${sent} in ${((performance.now() - started) / 1000).toFixed(1)} s, seed ${seed}
slow clients      ${slowClients.length}, cut off after ${slowClients.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s
memory in use     ${kilobytes(before.live)} before, ${kilobytes(after.live)} after (process ${kilobytes(before.rss)}, ${kilobytes(after.rss)})
descriptors       ${before.descriptors} before, ${after.descriptors} after
faults            ${faults.length}`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
await measured("fuzz", async (): Promise<FuzzResult> => {
  const statuses = new Map<number, number>();
  for (const kind of kinds.values())
    for (const [status, count] of kind.statuses) statuses.set(status, (statuses.get(status) ?? 0) + count);
  return {
    requests: sent,
    seed,
    kinds: kinds.size,
    statuses: [...statuses].sort(([a], [b]) => a - b),
    slowClients: slowClients.length,
    faults: faults.length,
    memory: [before.live, after.live],
    descriptors: [before.descriptors, after.descriptors],
  };
});
if (faults.length > 0) {
  console.log(`The same requests again: npm run fuzz -- ${requests} ${seed}`);
  process.exitCode = 1;
}
