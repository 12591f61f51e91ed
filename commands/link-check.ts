import type { HTMLElement } from "node-html-parser";
import { siteUrl } from "#model/site-url.ts";

interface Page {
  path: string;
  root: HTMLElement;
}

interface CheckOptions {
  attempts?: number;
  timeoutMs?: number;
  /** Between two attempts. */
  pauseMs?: number;
}

export interface DeadLink {
  url: string;
  problem: string;
}

const parallel = 8;
// Some sites reject programs or limit their requests. The address still exists.
const aliveStatuses = [401, 403, 405, 429, 999];

/** External links without fragments, each with the pages that contain it. */
export function externalLinks(pages: readonly Page[]): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  for (const { path, root } of pages) {
    for (const link of root.querySelectorAll("a[href^=http]")) {
      const url = new URL(link.getAttribute("href") ?? "");
      url.hash = "";
      if (url.origin === siteUrl()) continue;
      links.set(url.href, (links.get(url.href) ?? new Set()).add(path));
    }
  }
  return links;
}

/** The links that fail or return an error on every attempt. */
export async function checkLinks(urls: readonly string[], options: CheckOptions = {}): Promise<DeadLink[]> {
  const dead: DeadLink[] = [];
  const queue = urls.values();
  const work = async () => {
    for (const url of queue) {
      const problem = await problemOf(url, options);
      if (problem) dead.push({ url, problem });
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return dead;
}

async function problemOf(
  url: string,
  { attempts = 3, timeoutMs = 20_000, pauseMs = 5000 }: CheckOptions,
): Promise<string | undefined> {
  let problem: string | undefined;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
      await answer.body?.cancel();
      if (answer.ok || aliveStatuses.includes(answer.status)) return undefined;
      problem = `status ${answer.status}`;
    } catch (error) {
      problem = reason(error);
    }
  }
  return problem;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
