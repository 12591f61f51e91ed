import { setTimeout } from "node:timers/promises";

// Loaded into the server's process before its own program: tells how much memory is left in use after a collection.
process.on("message", async () => {
  for (let round = 0; round < 5; round++) {
    globalThis.gc?.();
    await setTimeout(50);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ live: heapUsed + external, rss });
});
// The channel alone must not keep a server alive that has stopped.
process.channel?.unref();
