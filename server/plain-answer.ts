import type { Answer } from "./answer.ts";
import { mergeHeaders } from "./hosting.ts";

/** A short plain-text response. It is never cached, because the next response may differ. */
export function plainAnswer(status: number, text: string, headers: Readonly<Record<string, string>>): Answer {
  const body = Buffer.from(text);
  const own = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };
  const all = { ...mergeHeaders(own, headers), "Content-Length": String(body.length) };
  return { status, headers: Object.entries(all).flat(), body };
}
