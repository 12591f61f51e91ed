import type { Answer } from "./answer.ts";
import { mergeHeaders } from "./hosting.ts";

/** A short text of the server's own. It is never kept: the next answer may be another. */
export function plainAnswer(status: number, text: string, headers: Readonly<Record<string, string>>): Answer {
  const body = Buffer.from(text);
  const own = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  const all = { ...mergeHeaders(own, headers), "Content-Length": String(body.length) };
  return { status, headers: Object.entries(all).flat(), body };
}
