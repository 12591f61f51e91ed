import { existsSync, readFileSync } from "node:fs";
import { validateHeaderName, validateHeaderValue } from "node:http";
import type { Hosting, Redirect } from "#publish/hosting/description.ts";

const redirectStatuses = [301, 302, 303, 307, 308];
/** Derived from the file itself; another value would make responses unreadable. */
const ownHeaders = [
  "connection",
  "content-encoding",
  "content-length",
  "content-range",
  "date",
  "etag",
  "transfer-encoding",
];

/** Reads the build's description of headers and redirects; without one there are none. */
export function readHosting(file: string): Hosting {
  if (!existsSync(file)) return { headers: {}, redirects: [] };
  try {
    return checkedHosting(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new Error(`${file} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}

/** The extra headers of a path. Longer rules override shorter ones, and an exact path overrides all. */
export function extraHeaders({ headers }: Hosting, path: string): Record<string, string> {
  const rules = Object.keys(headers)
    .filter((rule) => rule === path || (rule.endsWith("/*") && path.startsWith(rule.slice(0, -1))))
    .sort((a, b) => Number(a === path) - Number(b === path) || a.length - b.length);
  return mergeHeaders(...rules.map((rule) => headers[rule] ?? {}));
}

/** Later headers replace earlier ones of the same name, however it is capitalized. */
export function mergeHeaders(...lists: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const entries = lists.flatMap((list) => Object.entries(list));
  return Object.fromEntries(new Map(entries.map((entry) => [entry[0].toLowerCase(), entry])).values());
}

function checkedHosting(value: unknown): Hosting {
  if (!isRecord(value)) throw new Error("an object with headers and redirects is expected");
  const { headers = {}, redirects = [] } = value;
  if (!isRecord(headers)) throw new Error("headers must be an object");
  if (!Array.isArray(redirects)) throw new Error("redirects must be a list");
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([path, list]) => [path, checkedHeaders(path, list)]),
    ),
    redirects: redirects.map(checkedRedirect),
  };
}

function checkedHeaders(path: string, list: unknown): Record<string, string> {
  if (!path.startsWith("/")) throw new Error(`the path "${path}" must start with a slash`);
  if (!isRecord(list)) throw new Error(`the headers of ${path} must be an object`);
  return Object.fromEntries(
    Object.entries(list).map(([name, value]) => {
      if (typeof value !== "string") throw new Error(`${name} of ${path} must be text`);
      if (ownHeaders.includes(name.toLowerCase())) {
        throw new Error(`${name} of ${path} is set by the server alone`);
      }
      validateHeaderName(name);
      validateHeaderValue(name, value);
      return [name, value];
    }),
  );
}

function checkedRedirect(value: unknown): Redirect {
  const { from, to, status } = isRecord(value) ? value : {};
  if (typeof from !== "string" || !from.startsWith("/")) throw new Error("a redirect needs a path in from");
  if (typeof to !== "string" || !/^(\/|https?:)/.test(to)) throw new Error(`${from} needs a target in to`);
  if (typeof status !== "number" || !redirectStatuses.includes(status)) {
    throw new Error(`the status of ${from} must be one of ${redirectStatuses.join(", ")}`);
  }
  validateHeaderValue("Location", to);
  return { from, to, status };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
