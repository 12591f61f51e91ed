import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { type Answer, type Asked, answerTo, healthPath } from "./answer.ts";
import { trackConnections } from "./connections.ts";
import { maxConnections, requestLimits, stalledTimeout, stopDeadline } from "./limits.ts";
import { openSite } from "./open-site.ts";
import { refuseBrokenRequests } from "./refusals.ts";
import { noLog, type RequestLog } from "./request-log.ts";
import type { Site } from "./site.ts";

export interface SiteServer {
  server: Server;
  /** Accepts no more connections, finishes open responses, and resolves when all connections are closed. */
  stop: () => Promise<void>;
}

/** An HTTP server for a built site: clean URLs, compression, validators, custom 404 pages. */
export function createStaticServer(folder: string): Server {
  return createSiteServer(openSite(folder)).server;
}

/** The same for a site that may be replaced while it runs. */
export function createSiteServer(open: { readonly current: Site }, log: RequestLog = noLog): SiteServer {
  const server = createServer(requestLimits);
  server.maxConnections = maxConnections;
  server.setTimeout(stalledTimeout);
  const connections = trackConnections(server);
  refuseBrokenRequests(server, connections, log);

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { method = "GET", url = "/", headers, httpVersion, socket } = request;
    const started = performance.now();
    const answer = answerOrFailure({ method, url, headers, httpVersion }, open.current);
    connections.begin(socket);
    response.once("close", () => {
      connections.end(socket);
      if (url === healthPath) return;
      log.add({
        method,
        path: withoutQuery(url),
        status: answer.status,
        bytes: method === "HEAD" ? 0 : (answer.body?.length ?? 0),
        ms: Math.round((performance.now() - started) * 10) / 10,
        ...(!response.writableFinished && { aborted: true }),
      });
    });
    // The server ignores request bodies, so it closes the connection instead of waiting for one.
    const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
    response.writeHead(
      answer.status,
      hasBody ? [...answer.headers, "Connection", "close"] : [...answer.headers],
    );
    response.end(method === "HEAD" ? undefined : answer.body);
  }
  server.on("request", handle);
  // Without this handler, Node would tell clients that send `Expect: 100-continue` to send their body.
  server.on("checkContinue", handle);

  return {
    server,
    stop: () =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), stopDeadline);
        // Not server.close(): Node's HTTP server then cuts off responses that are complete but not yet sent.
        NetServer.prototype.close.call(server, () => {
          clearTimeout(deadline);
          log.flush();
          resolve();
        });
        connections.finish();
      }),
  };
}

function answerOrFailure(asked: Asked, site: Site): Answer {
  try {
    return answerTo(asked, site);
  } catch (error) {
    console.error(`${asked.method} ${withoutQuery(asked.url)} failed:`, error);
    return site.failure;
  }
}

function withoutQuery(url: string): string {
  return url.split("?", 1)[0] ?? "";
}
