import type { Random } from "./random.ts";

/** The bytes to write to one connection, and the expected responses. */
export interface FuzzCase {
  kind: string;
  /** Written one after the other; bytes are the characters' codes. */
  writes: string[];
  /** Methods of the requests, in order: the response to HEAD has no body. */
  methods: string[];
  /** Allowed statuses; any below 500 when omitted. */
  allowed?: readonly number[];
  /** The connection may be closed without a response, because the input is not a request. */
  mayBeSilent?: boolean;
  /** Closes the writing side at once. */
  isHalfClosed?: boolean;
  /** Disconnects without reading. */
  isAbandoned?: boolean;
}

type Make = (random: Random) => Omit<FuzzCase, "kind">;

const paths = ["/", "/docs", "/docs/dna", "/docs/dna.md", "/paper.pdf", "/assets/app-1a.js", "/unknown"];
const climbs = [
  "../",
  "..%2f",
  "%2e%2e/",
  "%2e%2e%2f",
  "..%5c",
  "..\\",
  "....//",
  "..;/",
  "%252e%252e/",
  "..%c0%af",
];
const close = "Host: site\r\nConnection: close\r\n";

function get(path: string, headers = ""): string {
  return `GET ${path} HTTP/1.1\r\n${close}${headers}\r\n`;
}

const one = (write: string, allowed?: readonly number[], method = "GET") => ({
  writes: [write],
  methods: [method],
  ...(allowed && { allowed }),
});

const makers: Record<string, Make> = {
  plain: (random) => one(get(random.pick(paths.slice(0, -1))), [200]),
  traversal: (random) => {
    const climb = Array.from({ length: random.below(8) }, () => random.pick(climbs)).join("");
    const start = random.pick(["/", "/docs/", "/assets/", "//"]);
    const target = random.pick([
      "canary.txt",
      "etc/passwd",
      "client/link.txt",
      "link.txt",
      "hosting.json",
      "",
    ]);
    return one(get(start + climb + target), [200, 308, 400, 404]);
  },
  links: (random) =>
    one(
      get(random.pick(["/link.txt", "/up/canary.txt", "/up", "/up/client/index.html", "/canary.txt"])),
      [404],
    ),
  encodings: (random) => {
    const escapes = Array.from({ length: 1 + random.below(12) }, () =>
      random.pick([
        "%00",
        "%",
        "%zz",
        "%e0%a4",
        "%ff",
        "%u0041",
        "%2f",
        "%0d%0a",
        "%F0%9F%92%A9",
        "%25",
        "a",
      ]),
    );
    return one(get(`/${escapes.join("")}`), [200, 308, 400, 404]);
  },
  "control bytes": (random) => ({
    ...one(get(`/docs${random.bytes(1 + random.below(20))}`)),
    mayBeSilent: true,
    isHalfClosed: true,
  }),
  "control bytes in headers": (random) => ({
    ...one(get("/docs", `X-Odd: ${random.bytes(1 + random.below(40))}\r\n`)),
    mayBeSilent: true,
    isHalfClosed: true,
  }),
  garbage: (random) => ({
    ...one(`${random.bytes(1 + random.below(400))}\r\n\r\n`),
    mayBeSilent: true,
    isHalfClosed: true,
  }),
  "giant headers": (random) => ({
    ...one(get("/docs", `X-Big: ${"a".repeat(16_384 + random.below(60_000))}\r\n`), [431]),
    mayBeSilent: true,
  }),
  "many headers": (random) => ({
    ...one(get("/docs", "X: y\r\n".repeat(random.below(4000))), [200, 431]),
    mayBeSilent: true,
  }),
  "long addresses": (random) => one(get(`/${"a".repeat(4096 + random.below(8000))}`), [414]),
  "wrong methods": (random) => {
    const method = random.pick(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "CONNECT"]);
    const target = method === "CONNECT" ? "site:443" : random.pick(paths);
    return one(`${method} ${target} HTTP/1.1\r\n${close}Content-Length: 0\r\n\r\n`, [405], method);
  },
  "unknown methods": (random) => {
    const method = random.pick(["FOO", "get", "GETT", "G\x00T", "BREW", ""]);
    return { ...one(`${method} / HTTP/1.1\r\n${close}\r\n`, [400], method), mayBeSilent: true };
  },
  ranges: (random) => {
    const edge = () => random.pick(["", "0", "1", "99", "-1", "5000", "99999999999999999999", "x", "1e3"]);
    const parts = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => `${edge()}-${edge()}`).join(",");
    const unit = random.pick(["bytes=", "bytes=", "bytes=", "bytes =", "BYTES=", "lines=", ""]);
    const extra = random.pick(["", "", "", 'If-Range: "x"\r\n', "If-Range: yesterday\r\n", "If-Range: \r\n"]);
    return one(get("/paper.pdf", `Range: ${unit}${parts}\r\n${extra}`), [200, 206, 416]);
  },
  conditions: (random) => {
    const name = random.pick(["If-None-Match", "If-Match", "If-Modified-Since", "If-Unmodified-Since"]);
    const value = random.pick(["*", '"', 'W/"a", W/', ",,,,", '"a"'.repeat(300), "Sat, 99 Foo", '\t""', "é"]);
    return one(get(random.pick(paths), `${name}: ${value}\r\n`), [200, 304, 404, 412]);
  },
  negotiation: (random) => {
    const name = random.pick(["Accept", "Accept-Encoding", "Accept-Language"]);
    const value = random.pick([
      "text/markdown",
      "text/markdown;q=2",
      "*;q=0",
      ";;;q=,",
      "br;q=NaN, gzip",
      "a,".repeat(900),
    ]);
    return one(get(random.pick(paths), `${name}: ${value}\r\n`), [200, 404]);
  },
  head: (random) => one(get(random.pick(paths)).replace("GET", "HEAD"), [200, 404], "HEAD"),
  pipelining: (random) => {
    const count = 2 + random.below(30);
    const requests = Array.from(
      { length: count - 1 },
      () => `GET ${random.pick(paths)} HTTP/1.1\r\nHost: site\r\n\r\n`,
    );
    return {
      writes: [[...requests, get("/")].join("")],
      methods: Array(count).fill("GET"),
      allowed: [200, 404],
    };
  },
  "pipelined garbage": (random) => ({
    writes: [`GET /docs HTTP/1.1\r\nHost: site\r\n\r\n${random.bytes(50)}\r\n\r\n`],
    methods: ["GET", "GET"],
    allowed: [200, 400],
    mayBeSilent: true,
    isHalfClosed: true,
  }),
  "small pieces": (random) => ({
    writes: get(random.pick(paths)).match(/[\s\S]{1,7}/g) ?? [],
    methods: ["GET"],
    allowed: [200, 404],
  }),
  "half-closed": (random) => ({
    ...one(`GET ${random.pick(paths)} HTTP/1.1\r\nHost: site\r\n\r\n`, [200, 404]),
    isHalfClosed: true,
  }),
  "half a request": (random) => ({
    ...one(get(random.pick(paths)).slice(0, 1 + random.below(40)), [400]),
    mayBeSilent: true,
    isHalfClosed: true,
  }),
  abandoned: (random) => ({ ...one(get(random.pick(paths))), mayBeSilent: true, isAbandoned: true }),
  "HTTP/1.0": (random) => one(`GET ${random.pick(paths)} HTTP/1.0\r\n\r\n`, [200, 404]),
  "odd versions": (random) => ({
    ...one(`GET / HTTP/${random.pick(["2.0", "0.9", "1.", "9.9", "1.1.1", ""])}\r\n${close}\r\n`, [200, 400]),
    mayBeSilent: true,
  }),
  "no Host": (random) => one(`GET ${random.pick(paths)} HTTP/1.1\r\nConnection: close\r\n\r\n`, [400]),
  "whole address": (random) => one(get(`http://other.example${random.pick(paths)}`), [200, 404]),
  "bodies on GET": (random) => {
    const body = random.pick([
      "Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
      "Transfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n0\r\n\r\n",
      "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
      `Content-Length: 5\r\n\r\nhello${get("/canary.txt")}`,
      "Content-Length: -1\r\n\r\n",
      "Content-Length: 9999999999999999999999\r\n\r\n",
      "Expect: 100-continue\r\nContent-Length: 5\r\n\r\nhello",
      "Transfer-Encoding: identity, chunked, x\r\n\r\n",
    ]);
    return {
      writes: [`GET /docs HTTP/1.1\r\n${close}${body}`],
      methods: ["GET", "GET"],
      allowed: [200, 400, 404, 417],
      mayBeSilent: true,
      isHalfClosed: true,
    };
  },
};

/** The next case of a seeded run. */
export function nextCase(random: Random): FuzzCase {
  const [kind, make] = random.pick(Object.entries(makers));
  return { kind, ...make(random) };
}
