import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

interface Line {
  bytesPerSecond: number;
  /** Added to each answer. */
  latencyMs: number;
}

const sliceMs = 20;

/**
 * Passes connections on to a server as a slow line would. The browser's own throttling doesn't reach the requests of
 * workers. All connections share the line.
 */
export async function withSlowProxy<Result>(
  origin: string,
  { bytesPerSecond, latencyMs }: Line,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const { port, hostname } = new URL(origin);
  let freeAt = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.on("error", () => server.destroy()).on("close", () => server.destroy());
    server.on("error", () => client.destroy()).on("close", () => client.end());
    client.pipe(server);
    server.on("data", async (data) => {
      server.pause();
      await wait(client.bytesWritten === 0 ? latencyMs : 0);
      const slice = Math.ceil((bytesPerSecond * sliceMs) / 1000);
      for (let at = 0; at < data.length; at += slice) {
        const part = data.subarray(at, at + slice);
        freeAt = Math.max(freeAt, performance.now()) + (part.length / bytesPerSecond) * 1000;
        await wait(freeAt - performance.now());
        if (client.destroyed) return;
        client.write(part);
      }
      server.resume();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  if (typeof address !== "object" || !address) throw new Error("The proxy has no port.");
  try {
    return await use(`http://127.0.0.1:${address.port}`);
  } finally {
    proxy.close();
  }
}
