interface RequestRecord {
  method: string;
  /** Without the query, which may contain what a reader typed. */
  path: string;
  status: number;
  bytes: number;
  ms: number;
  /** Set if the client disconnected early. */
  aborted?: true;
}

export interface RequestLog {
  add: (record: RequestRecord) => void;
  flush: () => void;
}

export const noLog: RequestLog = { add() {}, flush() {} };

const longestPath = 500;
const flushInterval = 100;

/** One JSON line per request, without the client's address or user agent; written in batches. */
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
