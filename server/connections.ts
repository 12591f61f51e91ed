import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

export interface Connections {
  begin: (socket: Socket) => void;
  end: (socket: Socket) => void;
  /** Whether a response is being sent. */
  isBusy: (socket: Duplex) => boolean;
  /** Closes every connection as soon as no response is being sent on it. */
  finish: () => void;
}

/**
 * Counts the open responses of each connection. Node closes idle connections too, but not those that browsers open in
 * advance and have not used yet, nor those that become idle after the check.
 */
export function trackConnections(server: Server): Connections {
  const answers = new Map<Duplex, number>();
  let isFinishing = false;
  server.on("connection", (socket) => {
    answers.set(socket, 0);
    socket.once("close", () => answers.delete(socket));
  });
  return {
    begin: (socket) => answers.set(socket, (answers.get(socket) ?? 0) + 1),
    end(socket) {
      const left = (answers.get(socket) ?? 1) - 1;
      if (answers.has(socket)) answers.set(socket, left);
      if (isFinishing && left === 0) socket.destroySoon();
    },
    isBusy: (socket) => (answers.get(socket) ?? 0) > 0,
    finish() {
      isFinishing = true;
      for (const [socket, open] of answers) if (open === 0) socket.destroy();
    },
  };
}
