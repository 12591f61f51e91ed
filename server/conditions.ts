/** Whether If-None-Match names this version. Proxies may mark validators as weak. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return (
    ifNoneMatch !== undefined &&
    tagsOf(ifNoneMatch.replace(/W\//g, "")).some((tag) => tag === etag || tag === "*")
  );
}

/** Whether If-Match requires a version other than this one. */
export function isRefused(etag: string, ifMatch: string | undefined): boolean {
  return ifMatch !== undefined && !tagsOf(ifMatch).some((tag) => tag === etag || tag === "*");
}

function tagsOf(list: string): string[] {
  return list.split(",").map((tag) => tag.trim());
}

export interface ByteRange {
  start: number;
  /** The last byte, inclusive. */
  end: number;
}

/**
 * The part of a body that a Range header asks for: undefined for the whole body (no range, several, an invalid one,
 * or one of another version), "none" if it is outside of the body.
 */
export function rangeOf(
  size: number,
  etag: string,
  range: string | undefined,
  ifRange: string | undefined,
): ByteRange | "none" | undefined {
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : "none";
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start < size ? { start, end } : "none";
}
