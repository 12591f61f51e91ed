import { sharedStart } from "./shared-start.ts";

const largestProgram = 100_000;

/** A changed program. A URL fragment can contain one: `#run=`, its name, a colon, its compressed text. */
export interface SharedProgram {
  /** Which of the page's programs was changed. */
  name: string;
  text: string;
}

/** Nothing is stored or sent: browsers don't send fragments to servers. */
export async function shareHash({ name, text }: SharedProgram): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return `${sharedStart}${name}:${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** Reads the program in a URL; undefined if it is truncated or something else. */
export async function readShared(hash: string): Promise<SharedProgram | undefined> {
  const [, name = "", letters = ""] = /^#run=([\w/-]+):([\w-]+)$/.exec(hash) ?? [];
  if (!name) return undefined;
  try {
    const packed = Uint8Array.from(
      atob(letters.replaceAll("-", "+").replaceAll("_", "/")),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    const bytes = await through(packed, new DecompressionStream("deflate-raw"));
    return { name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    // A few letters can decompress to gigabytes.
    if (length > largestProgram) throw new RangeError("The program is too long.");
    chunks.push(next.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
