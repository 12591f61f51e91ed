/** Longer URLs are refused with 414. */
export const maxUrlLength = 4096;

/** How long the server waits for open responses when it stops. */
export const stopDeadline = 10_000;

/** For `createServer`. Times are in milliseconds. */
export const requestLimits = {
  /** Request line and headers together; more is refused with 431. */
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** Long enough for one page's requests, shorter than the minute for which proxies keep connections open. */
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  /** Node's own response has no length and isn't logged; ours is in `answer.ts`. */
  requireHostHeader: false,
};

/** A client that reads nothing for this long is disconnected. */
export const stalledTimeout = 30_000;

/** Each costs a file descriptor; systems commonly allow 1024. */
export const maxConnections = 1_000;
