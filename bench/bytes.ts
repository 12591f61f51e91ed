import { publishedPaths } from "#tools/paths.ts";
import { builtFolder } from "./measured-paths.ts";
import { type ByteType, byteTypes } from "./network-record.ts";
import { measured } from "./result-files.ts";
import { kilobytes, markdownTable } from "./table.ts";
import { desktop, visit, withMeasuringBrowser, withServers } from "./visit.ts";

interface PageBytes {
  path: string;
  requests: number;
  bytes: Record<ByteType, number>;
}

export interface BytesResult {
  pages: PageBytes[];
}

/** What every page sends to a reader who comes for the first time and touches nothing. */
export async function bytes(): Promise<void> {
  const result = await measured("bytes", () =>
    withServers([builtFolder], ([origin]) =>
      withMeasuringBrowser(async (browser) => {
        const pages: PageBytes[] = [];
        for (const path of publishedPaths()) {
          const sent = await visit(browser, `${origin}${path}`, desktop, async (_, record) =>
            record.requests(),
          );
          const failed = sent.find(({ status }) => status >= 400);
          if (failed) throw new Error(`${path} asks for ${failed.path}, which answers ${failed.status}`);
          const sum = (type: ByteType) =>
            sent
              .filter((request) => request.type === type)
              .reduce((total, request) => total + request.bytes, 0);
          const byType = Object.fromEntries(byteTypes.map((type) => [type, sum(type)]));
          pages.push({ path, requests: sent.length, bytes: { ...noBytes, ...byType } });
        }
        return { pages };
      }),
    ),
  );
  console.log(bytesTable(result));
}

const noBytes: Record<ByteType, number> = { html: 0, css: 0, js: 0, font: 0, image: 0, other: 0 };

export function bytesTable({ pages }: BytesResult): string {
  return markdownTable(
    ["kB sent", ...byteTypes, "total", "requests"],
    pages.map(({ path, requests, bytes }) => [
      path,
      ...byteTypes.map((type) => kilobytes(bytes[type])),
      kilobytes(Object.values(bytes).reduce((total, part) => total + part, 0)),
      requests,
    ]),
  );
}
