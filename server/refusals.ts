import { type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { Connections } from "./connections.ts";
import type { RequestLog } from "./request-log.ts";

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to requests that are malformed, too slow, or ask for a tunnel, and closes the connection. */
export function refuseBrokenRequests(server: Server, connections: Connections, log: RequestLog): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // A second response in the middle of another would be read as part of it.
    if (!socket.writable || connections.isBusy(socket)) {
      socket.destroy();
      return;
    }
    refuse(socket, statuses[error.code ?? ""] ?? 400, log);
  });
  server.on("connect", (_request, socket) => refuse(socket, 405, log, "Allow: GET, HEAD\r\n"));
}

function refuse(socket: Duplex, status: number, log: RequestLog, header = ""): void {
  log.add({ method: "-", path: "-", status, bytes: 0, ms: 0 });
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${header}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}
