import { savedPrefix, shellPrefix, visitedCache } from "./cache-names.ts";
import { cacheFiles, cachePage, isPage } from "./cache-page.ts";
import { findStored, listFile, offlinePage, ownCaches, pageKey, savedCaches } from "./stored.ts";

// The globals of a service worker; the DOM types, which the rest of the site needs, exclude these.
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface RequestEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface OpenPage {
  url: string;
  postMessage(message: string): void;
}
interface PageMessage extends WorkerEvent {
  /** The addresses of the files that the page has loaded. */
  data: string[];
  source: OpenPage;
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
  matchAll(query: { includeUncontrolled: boolean }): Promise<OpenPage[]>;
};
/** Defined by the build. */
declare const SITE_VERSION: string;

const shellCache = shellPrefix + SITE_VERSION;
const longestWait = 4000;
const mostFiles = 400;
const largestFile = 1_000_000;
const checkEvery = 3_600_000;
let checked = Date.now();
/** Pages that were cached while they were served; the page then reports the visit. */
const justCached = new Set<string>();

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(noteVisit(event)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("Range")) return;
  if (request.mode === "navigate") return event.respondWith(answerWithPage(event, pageKey(pathname)));
  // Saving the whole site and checking versions bypass the worker.
  if (request.cache === "no-cache" || pathname === listFile) return;
  if (pathname.startsWith("/python/")) event.respondWith(answerWithPython(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(answerWithAsset(event, pathname));
  else event.respondWith(answerWithNewest(event, pageKey(pathname)));
});

async function install(): Promise<void> {
  await cachePage(await caches.open(shellCache), offlinePage);
  // Nothing in this worker depends on the version of the open pages.
  await skipWaiting();
  if (!(await isCopyOld())) return;
  // Not once it is active: browsers wait until the old worker is idle, which can take minutes.
  const open = await clients.matchAll({ includeUncontrolled: true });
  for (const client of open) client.postMessage("outdated");
}

async function activate(): Promise<void> {
  // One look: between two, a page may begin to save the site.
  const old = (await ownCaches()).filter(
    (name) => name !== visitedCache && name !== shellCache && !name.startsWith(savedPrefix),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  // Navigation requests don't wait for the worker to start.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

/** Whether the reader has saved an older version of the site. */
async function isCopyOld(): Promise<boolean> {
  const saved = await savedCaches();
  return saved.length > 0 && !saved.includes(savedPrefix + SITE_VERSION);
}

async function noteVisit({ data, source }: PageMessage): Promise<void> {
  if (await isCopyOld()) source.postMessage("outdated");
  const path = pageKey(new URL(source.url).pathname);
  const files = data
    .map((address) => new URL(address).pathname)
    .filter((file) => file.startsWith("/assets/"));
  if (Date.now() - checked > checkEvery) {
    checked = Date.now();
    await registration.update();
  }
  // While offline, the failed request adds nothing.
  if (!justCached.delete(path)) await addVisited((cache) => cachePage(cache, path));
  await addVisited((cache) => cacheFiles(cache, files));
  await addVisited(forgetOldest);
}

/** Adds to the cache of visited pages, if there is room and the reader has not removed everything. */
async function addVisited(add: (cache: Cache) => Promise<unknown>): Promise<void> {
  const isRemoved = !(await caches.has(shellCache)) && (await savedCaches()).length === 0;
  if (!isRemoved) await add(await caches.open(visitedCache)).catch(() => {});
}

async function answerWithPage(event: RequestEvent, path: string): Promise<Response> {
  try {
    const answer = fromNetwork(event);
    const response = await Promise.race([answer, storedAfter(longestWait, path, answer)]);
    if (response.status >= 500) return (await findStored(path)) ?? response;
    if (isPage(response) && path !== offlinePage) cacheServed(event, path, response.clone());
    return response;
  } catch {
    return (await findStored(path)) ?? Response.redirect(`${offlinePage}?page=${encodeURIComponent(path)}`);
  }
}

async function fromNetwork({ preloadResponse, request }: RequestEvent): Promise<Response> {
  const preloaded = await preloadResponse;
  // Firefox reports a failed preload as an error response.
  return preloaded && preloaded.type !== "error" ? preloaded : fetch(request);
}

/** The cached page, if the network doesn't respond in time; without one, waits for the network. */
async function storedAfter(delay: number, path: string, answer: Promise<Response>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, delay));
  return (await findStored(path)) ?? answer;
}

function cacheServed(event: RequestEvent, path: string, response: Response): void {
  justCached.add(path);
  event.waitUntil(addVisited((cache) => cachePage(cache, path, response)));
}

async function answerWithAsset(event: RequestEvent, path: string): Promise<Response> {
  return (await findStored(path)) ?? cacheFile(event, path, await fetch(event.request));
}

/** Too large to cache automatically: readers choose whether to save it. */
async function answerWithPython(event: RequestEvent, path: string): Promise<Response> {
  return (await findStored(path)) ?? fetch(event.request);
}

async function answerWithNewest(event: RequestEvent, path: string): Promise<Response> {
  const response = await fetch(event.request).catch(() => undefined);
  if (response && response.status < 500) return cacheFile(event, path, response);
  return (await findStored(path)) ?? response ?? Response.error();
}

function cacheFile(event: RequestEvent, path: string, response: Response): Response {
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
