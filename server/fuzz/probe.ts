import { setTimeout } from "node:timers/promises";

// Loaded into the server's process before its own program: reports the memory in use after garbage collection.
process.on("message", async () => {
  for (let round = 0; round < 5; round++) {
    globalThis.gc?.();
    await setTimeout(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ live: heapUsed + external, rss });
});
// The channel must not keep a stopped server alive.
process.channel?.unref();
