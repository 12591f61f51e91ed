export interface Target {
  /** Decoded, with its leading slash. Files are looked up by name, so `..` finds none. */
  path: string;
  /** With its question mark, not decoded; empty if there is none. */
  query: string;
}

/** The path and query of a request line, or undefined if they are malformed. */
export function readTarget(url: string): Target | undefined {
  // Proxies may send the full URL.
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
