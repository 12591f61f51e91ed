import { isPage, keepFiles, keepPage } from "./keep-page.ts";
import {
  findStored,
  listFile,
  offlinePage,
  ownCaches,
  pageKey,
  savedCaches,
  savedPrefix,
  shellPrefix,
  visitedCache,
} from "./stored.ts";

// What a service worker has around it; the types of pages, which the rest of the site needs, exclude these.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface PageMessage extends WorkerEvent {
  /** The page that is open, and the built files that it has loaded. */
  data: { path: string; files: string[] };
  source: { postMessage(message: string): void } | null;
}
declare function addEventListener(
  type: "install" | "activate",
  handler: (event: WorkerEvent) => unknown,
): void;
declare function addEventListener(type: "fetch", handler: (event: RequestEvent) => unknown): void;
declare function addEventListener(type: "message", handler: (event: PageMessage) => unknown): void;
declare function skipWaiting(): Promise<void>;
declare const registration: ServiceWorkerRegistration;
declare const clients: {
  claim(): Promise<void>;
  matchAll(query: { includeUncontrolled: boolean }): Promise<{ postMessage(text: string): void }[]>;
};
/** Put in by the build. */
declare const SITE_VERSION: string;

const shellCache = shellPrefix + SITE_VERSION;
const longestWait = 4000;
const mostFiles = 400;
const largestFile = 1_000_000;
const checkEvery = 3_600_000;
let checked = Date.now();
/** Pages that were stored on their way to the reader, who then reports the visit. */
const justKept = new Set<string>();

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(noteVisit(event)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("Range")) return;
  if (request.mode === "navigate") return event.respondWith(answerWithPage(event, pageKey(pathname)));
  // Saving the whole site asks the server itself, and so does every question about versions.
  if (request.cache === "no-cache" || pathname === listFile) return;
  if (pathname.startsWith("/python/")) event.respondWith(answerWithPython(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(answerWithAsset(event, pathname));
  else event.respondWith(answerWithNewest(event, pageKey(pathname)));
});

async function install(): Promise<void> {
  await keepPage(await caches.open(shellCache), offlinePage);
  // Nothing that this worker does depends on the version of the pages that are open.
  await skipWaiting();
}

async function activate(): Promise<void> {
  const kept = [visitedCache, shellCache, ...(await savedCaches())];
  const old = (await ownCaches()).filter((name) => !kept.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  // The request for a page does not wait for the worker to start.
  await registration.navigationPreload?.enable();
  await clients.claim();
  if (!(await isCopyOld())) return;
  const open = await clients.matchAll({ includeUncontrolled: true });
  for (const client of open) client.postMessage("outdated");
}

/** Whether the reader has saved the site, but not as it is now. */
async function isCopyOld(): Promise<boolean> {
  const saved = await savedCaches();
  return saved.length > 0 && !saved.includes(savedPrefix + SITE_VERSION);
}

async function noteVisit({ data, source }: PageMessage): Promise<void> {
  const { path: visited, files } = data;
  const path = pageKey(visited);
  if (await isCopyOld()) source?.postMessage("outdated");
  if (Date.now() - checked > checkEvery) {
    checked = Date.now();
    await registration.update();
  }
  // Without a connection there is nothing to add to what is stored.
  if (!justKept.delete(path)) await addVisited((cache) => keepPage(cache, path));
  await addVisited((cache) => keepFiles(cache, files));
  await addVisited(forgetOldest);
}

/** Adds to what is kept of the reader's visits, where there is room and the reader has not removed everything. */
async function addVisited(add: (cache: Cache) => Promise<unknown>): Promise<void> {
  const isRemoved = !(await caches.has(shellCache)) && (await savedCaches()).length === 0;
  if (!isRemoved) await add(await caches.open(visitedCache)).catch(() => {});
}

async function answerWithPage(event: RequestEvent, path: string): Promise<Response> {
  try {
    const answer = fromNetwork(event);
    const response = await Promise.race([answer, storedAfter(longestWait, path, answer)]);
    if (response.status >= 500) return (await findStored(path)) ?? response;
    if (isPage(response) && path !== offlinePage) keep(event, path, response.clone());
    return response;
  } catch {
    return (await findStored(path)) ?? Response.redirect(`${offlinePage}?page=${encodeURIComponent(path)}`);
  }
}

async function fromNetwork({ preloadResponse, request }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** The stored page for readers whose connection says nothing at all; without one there is only waiting. */
async function storedAfter(delay: number, path: string, answer: Promise<Response>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  return (await findStored(path)) ?? answer;
}

function keep(event: RequestEvent, path: string, response: Response): void {
  justKept.add(path);
  event.waitUntil(addVisited((cache) => keepPage(cache, path, response)));
}

async function answerWithAsset(event: RequestEvent, path: string): Promise<Response> {
  return (await findStored(path)) ?? keepFile(event, path, await fetch(event.request));
}

/** Too large to be kept unasked: readers choose whether to save it. */
async function answerWithPython(event: RequestEvent, path: string): Promise<Response> {
  return (await findStored(path)) ?? fetch(event.request);
}

async function answerWithNewest(event: RequestEvent, path: string): Promise<Response> {
  const response = await fetch(event.request).catch(() => undefined);
  if (response && response.status < 500) return keepFile(event, path, response);
  return (await findStored(path)) ?? response ?? Response.error();
}

function keepFile(event: RequestEvent, path: string, response: Response): Response {
  if (response.ok && Number(response.headers.get("Content-Length")) < largestFile) {
    const copy = response.clone();
    event.waitUntil(addVisited((cache) => cache.put(path, copy)));
  }
  return response;
}

async function forgetOldest(cache: Cache): Promise<void> {
  const files = await cache.keys();
  await Promise.all(files.slice(0, Math.max(0, files.length - mostFiles)).map((file) => cache.delete(file)));
}
