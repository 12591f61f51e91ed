import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findOnPath } from "#commands/find-on-path.mjs";

export interface RequestLoad {
  perSecond: number;
  /** Milliseconds within which 99 % of the requests were answered. */
  p99: number;
  errors: number;
}

export const connections = 50;
const headers = { "Accept-Encoding": "br, gzip" };

/** wrk uses less CPU time than the server it measures; autocannon is the fallback. */
export const generator = findOnPath("wrk") ? "wrk" : "autocannon";

/** Requests one URL repeatedly, as fast as the server responds. */
export function generateLoad(url: string, seconds: number): RequestLoad {
  return generator === "wrk" ? runWrk(url, seconds) : runAutocannon(url, seconds);
}

const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);

interface AutocannonResult {
  requests: { average: number };
  latency: { p99: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

function runAutocannon(url: string, seconds: number): RequestLoad {
  const program = fileURLToPath(import.meta.resolve("autocannon"));
  const args = [program, "--json", "-c", `${connections}`, "-d", `${seconds}`, ...fields, url];
  const result: AutocannonResult = JSON.parse(spawnSync(process.execPath, args, { encoding: "utf8" }).stdout);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}

const report = `done = function(summary, latency)
  local e = summary.errors
  print("RESULT " .. summary.requests / summary.duration * 1e6 .. " " .. latency:percentile(99) / 1000 .. " " ..
    e.connect + e.read + e.write + e.status + e.timeout)
end`;

function runWrk(url: string, seconds: number): RequestLoad {
  const place = mkdtempSync(join(tmpdir(), "wrk-"));
  const script = join(place, "report.lua");
  writeFileSync(script, report);
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, ...fields, url];
  const { stdout, stderr } = spawnSync("wrk", args, { encoding: "utf8" });
  rmSync(place, { recursive: true });
  const [, perSecond, p99, errors] = /RESULT (\S+) (\S+) (\S+)/.exec(stdout) ?? [];
  if (!perSecond) throw new Error(`wrk gave no result: ${stdout}${stderr}`);
  return { perSecond: Number(perSecond), p99: Number(p99), errors: Number(errors) };
}
