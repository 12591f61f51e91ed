import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

interface Line {
  bytesPerSecond: number;
  /** Added to each response. */
  latencyMs: number;
}

const sliceMs = 20;

/**
 * Proxies connections like a slow network. The browser's own throttling doesn't affect requests of workers. All
 * connections share the bandwidth.
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
    let sent = Promise.resolve();
    // The server may close a connection while its last bytes are still in transit.
    server.on("error", () => client.destroy()).on("close", () => sent.then(() => client.end()));
    client.pipe(server);
    async function send(data: Buffer): Promise<void> {
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
    }
    server.on("data", (data) => {
      sent = send(data);
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
