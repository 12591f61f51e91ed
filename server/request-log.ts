interface RequestRecord {
  method: string;
  /** Without the query, which may hold what a reader typed. */
  path: string;
  status: number;
  bytes: number;
  ms: number;
  /** Set when the reader left before the end. */
  aborted?: true;
}

export interface RequestLog {
  add: (record: RequestRecord) => void;
  flush: () => void;
}

export const noLog: RequestLog = { add() {}, flush() {} };

const longestPath = 500;
const flushInterval = 100;

/** One JSON line per request, without address or program of the reader; written in batches. */
export function createRequestLog(write: (lines: string) => void): RequestLog {
  let lines = "";
  function flush(): void {
    if (lines) write(lines);
    lines = "";
  }
  return {
    add({ path, ...record }) {
      if (!lines) setTimeout(flush, flushInterval).unref();
      const { method, ...rest } = record;
      const time = new Date().toISOString();
      lines += `${JSON.stringify({ time, method, path: path.slice(0, longestPath), ...rest })}\n`;
    },
    flush,
  };
}
