/** Whether a reader that sends If-None-Match has this version already. Proxies mark validators as weak. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  return (
    ifNoneMatch !== undefined &&
    tagsOf(ifNoneMatch.replace(/W\//g, "")).some((tag) => tag === etag || tag === "*")
  );
}

/** Whether a reader that sends If-Match wants another version than this one. */
export function isRefused(etag: string, ifMatch: string | undefined): boolean {
  return ifMatch !== undefined && !tagsOf(ifMatch).some((tag) => tag === etag || tag === "*");
}

function tagsOf(list: string): string[] {
  return list.split(",").map((tag) => tag.trim());
}

export interface ByteRange {
  start: number;
  /** Last byte, included. */
  end: number;
}

/**
 * The part of a body that a Range header asks for: nothing when the whole body is to be sent (no range, several,
 * one that cannot be read, or one of another version), "none" when it lies outside of the body.
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
