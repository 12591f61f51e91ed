import { connect } from "node:net";
import type { FuzzCase } from "./cases.ts";

/** Sends a case to a server and returns all bytes until it closes the connection. */
export function sendRaw(port: number, { writes, isHalfClosed, isAbandoned }: FuzzCase): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    // Without Nagle's algorithm, so that each write is sent in a separate packet.
    const socket = connect({ port, host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
    const timeout = setTimeout(() => {
      socket.destroy();
      reject(new Error("the connection was not closed within 30 s"));
    }, 30_000);
    const leave = () => {
      clearTimeout(timeout);
      resolve(Buffer.concat(received));
    };
    socket.on("data", (data) => received.push(data));
    // A server that refuses a request may close before it has read all of it.
    socket.on("error", () => {});
    socket.on("end", () => socket.end());
    socket.on("close", leave);
    socket.on("connect", async () => {
      for (const text of writes) {
        if (!socket.writable) return;
        socket.write(Buffer.from(text, "latin1"));
        if (writes.length > 1) await new Promise((next) => setImmediate(next));
      }
      if (isHalfClosed) socket.end();
      if (isAbandoned) socket.destroy();
    });
  });
}

/** A client that sends one byte of its headers per second; returns the time in ms until it was disconnected. */
export function sendSlowly(port: number): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(port, "127.0.0.1");
    socket.write("GET /docs HTTP/1.1\r\nHost: site\r\nX-Slow: ");
    const timer = setInterval(() => socket.write("a"), 1_000);
    socket.on("error", () => {});
    socket.resume().on("close", () => {
      clearInterval(timer);
      resolve(performance.now() - started);
    });
  });
}
