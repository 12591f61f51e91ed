export interface Target {
  /** Decoded, with its leading slash. Files are looked up by name, so `..` finds none. */
  path: string;
  /** With its question mark, as it was written; empty when there is none. */
  query: string;
}

/** The path and query of a request line, or nothing when they are malformed. */
export function readTarget(url: string): Target | undefined {
  // Proxies may write the whole address.
  const local = url.startsWith("/") ? url : url.replace(/^https?:\/\/[^/?#]+/i, "");
  const queryStart = local.includes("?") ? local.indexOf("?") : local.length;
  try {
    const path = decodeURIComponent(local.slice(0, queryStart)) || "/";
    const isValid = local !== url || path.startsWith("/");
    if (!isValid || !path.startsWith("/") || /\p{Cc}/u.test(path)) return undefined;
    return { path, query: local.slice(queryStart) };
  } catch {
    return undefined;
  }
}
