import { setTimeout } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

const byteTypes = ["html", "css", "js", "font", "image", "other"] as const;
type ByteType = (typeof byteTypes)[number];

interface RecordedRequest {
  path: string;
  type: ByteType;
  /** As received, headers included. */
  bytes: number;
  status: number;
}

export interface NetworkRecord {
  /** Waits until the page is loaded and the network has been quiet for two seconds. */
  settled: () => Promise<void>;
  requests: () => RecordedRequest[];
}

const quietMs = 2000;
const limitMs = 30_000;

/** Records the requests of a page as the browser reports them. */
export async function recordNetwork(session: CDPSession): Promise<NetworkRecord> {
  const requests = new Map<string, RecordedRequest>();
  const pending = new Set<string>();
  let isLoaded = false;
  let lastActivity = Date.now();

  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return;
    requests.set(requestId, { path: new URL(request.url).pathname, type: "other", bytes: 0, status: 0 });
    pending.add(requestId);
    lastActivity = Date.now();
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { type: typeOf(response.mimeType), status: response.status });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
    handleEnd(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => handleEnd(requestId));
  session.on("Page.loadEventFired", () => {
    isLoaded = true;
    lastActivity = Date.now();
  });
  await session.send("Network.enable");
  // First visits only, and responses from a service worker have no size.
  await session.send("Network.setBypassServiceWorker", { bypass: true });
  await session.send("Page.enable");

  function handleEnd(requestId: string): void {
    pending.delete(requestId);
    lastActivity = Date.now();
  }

  return {
    async settled() {
      const deadline = Date.now() + limitMs;
      const isQuiet = () => isLoaded && pending.size === 0 && Date.now() - lastActivity >= quietMs;
      while (!isQuiet() && Date.now() < deadline) await setTimeout(50);
    },
    requests: () => [...requests.values()],
  };
}

function typeOf(mimeType: string): ByteType {
  if (/manifest/.test(mimeType)) return "other";
  const [, type] = /(html|css|javascript|font|image)/.exec(mimeType) ?? [];
  if (type === "javascript") return "js";
  return byteTypes.find((name) => name === type) ?? "other";
}
