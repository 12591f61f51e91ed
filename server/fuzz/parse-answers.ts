import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface ParsedAnswer {
  status: number;
  headers: Map<string, string>;
  /** Decompressed. */
  body: Buffer;
}

const noBody = [204, 304];

/** Parses all responses of one connection strictly; throws at the first byte that violates HTTP. */
export function parseAnswers(bytes: Buffer, methods: readonly string[]): ParsedAnswer[] {
  const answers: ParsedAnswer[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const method = methods[answers.length];
    if (method === undefined) throw new Error(`more answers than the ${methods.length} requests`);
    const headEnd = rest.indexOf("\r\n\r\n");
    if (headEnd < 0) throw new Error("the headers have no end");
    const [statusLine = "", ...lines] = rest.subarray(0, headEnd).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) [\x20-\x7e]*$/.exec(statusLine)?.[1]);
    if (!status) throw new Error(`"${statusLine}" is no status line`);
    const headers = new Map(lines.map(parseHeader));
    const length = method === "HEAD" || noBody.includes(status) ? 0 : Number(headers.get("content-length"));
    const bodyEnd = headEnd + 4 + length;
    if (Number.isNaN(length)) throw new Error("the length is not given");
    if (rest.length < bodyEnd) throw new Error("the body is shorter than its length");
    answers.push({ status, headers, body: unpack(rest.subarray(headEnd + 4, bodyEnd), headers) });
    rest = rest.subarray(bodyEnd);
  }
  return answers;
}

function parseHeader(line: string): [string, string] {
  const [, name = "", value = ""] = /^([!#$%&'*+.^_`|~\w-]+): ([\t\x20-\x7e]*)$/.exec(line) ?? [];
  if (!name) throw new Error(`"${line}" is no header`);
  return [name.toLowerCase(), value];
}

function unpack(body: Buffer, headers: ReadonlyMap<string, string>): Buffer {
  if (body.length === 0) return body;
  const encoding = headers.get("content-encoding");
  return encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
}
