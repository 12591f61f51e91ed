import { openSite } from "./open-site.ts";
import { createRequestLog, noLog } from "./request-log.ts";
import { createSiteServer } from "./static-server.ts";

const host = process.env.HOST ?? "127.0.0.1";
const port = readPort(process.env.PORT);
const folder = process.argv[2] ?? "build/client";
const site = openOrExplain(folder);
const log =
  process.env.REQUEST_LOG === "off" ? noLog : createRequestLog((lines) => process.stdout.write(lines));
const { server, stop } = createSiteServer(site, log);

// The process that reads the log may exit; the server continues.
process.stdout.on("error", () => {});
server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  console.error(
    `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
  );
  process.exitCode = 1;
});
server.listen(port, host, () => {
  console.log(`The site is at http://${host}:${port}/ (build ${site.current.id}, Ctrl+C stops it)`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, stop);
}
// Closing a terminal sends the same signal as an operator who wants to load a new build.
process.on("SIGHUP", process.stdin.isTTY ? stop : reload);

async function reload(): Promise<void> {
  const before = site.current.id;
  try {
    const { id } = await site.reload();
    console.log(
      id === before ? `Build ${id} is served already.` : `Build ${id} is served instead of ${before}.`,
    );
  } catch (error) {
    console.error(`Build ${before} stays: ${messageOf(error)}`);
  }
}

function openOrExplain(folder: string) {
  try {
    return openSite(folder);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readPort(given = "4173"): number {
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`PORT is "${given}". Give a number from 1 to 65535, such as PORT=4173.`);
  process.exit(1);
}
