/** Longer addresses are refused with 414. */
export const maxUrlLength = 4096;

/** How long a stop waits for answers that have begun. */
export const stopDeadline = 10_000;

/** For `createServer`. Times are in milliseconds. */
export const requestLimits = {
  /** Request line and headers together; more is refused with 431. */
  maxHeaderSize: 16_384,
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** Longer than a reader looks at a page's pictures, shorter than the minute for which proxies keep theirs. */
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  /** Node's own answer has no length and no log line; ours is in `answer.ts`. */
  requireHostHeader: false,
};

/** A reader that takes nothing for this long is cut off. */
export const stalledTimeout = 30_000;

/** Each costs a file descriptor; systems commonly allow 1024. */
export const maxConnections = 1_000;
