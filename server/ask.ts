import { once } from "node:events";
import { type IncomingHttpHeaders, request, type Server } from "node:http";

export interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request to a test's server with the path unchanged; `fetch` would normalize it and decompress the body. */
export async function ask(
  server: Server,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Received> {
  return askPort(await portOf(server), path, headers, method);
}

/** The same for any server on a port. */
export async function askPort(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Received> {
  const sent = request({ host: "127.0.0.1", port, path, headers, method, agent: false });
  sent.end();
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** The port of a server, which is started if it isn't listening yet. */
export async function portOf(server: Server): Promise<number> {
  if (!server.listening) {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  }
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}
