import type { OfflineFiles } from "#model/offline-files.ts";
import { savedPrefix, visitedCache } from "./cache-names.ts";
import { offlineKey, registerWorker } from "./register-worker.ts";
import { findStored, listFile, ownCaches, savedCaches, storable } from "./stored.ts";

const atOnce = 6;

export class SiteChanged extends Error {}

/** The saved copy on this device, if it is complete. */
export async function readSaved(): Promise<OfflineFiles | undefined> {
  for (const name of (await savedCaches()).reverse()) {
    const list = await (await caches.open(name)).match(listFile);
    if (list) return list.json();
  }
  return undefined;
}

/** The files to save: the site's, and on request the Python interpreter's. */
export function chosenFiles(list: OfflineFiles, includesPython: boolean): OfflineFiles {
  if (!includesPython) return list;
  const { files, bytes, sentBytes, python } = list;
  return {
    ...list,
    files: [...files, ...python.files],
    bytes: bytes + python.bytes,
    sentBytes: sentBytes + python.sentBytes,
  };
}

/** Whether a copy includes the Python interpreter. */
export function hasPython({ files }: OfflineFiles): boolean {
  return files.some(([path]) => path.startsWith("/python/"));
}

/** The list of the site's current files. */
export async function readOffered(): Promise<OfflineFiles> {
  const response = await fetch(listFile, { cache: "no-cache" });
  if (!response.ok) throw new TypeError(`${listFile}: ${response.status}`);
  return response.json();
}

/**
 * Stores every file of the site. Files from an earlier attempt or an older copy are not downloaded again. Only a
 * complete copy replaces an older one.
 */
export async function saveSite(
  list: OfflineFiles,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  localStorage.removeItem(offlineKey);
  await registerWorker();
  // Not awaited: Firefox asks the reader, who may answer later or never. WebKitGTK has no storage manager.
  navigator.storage?.persist?.().catch(() => {});
  const name = savedPrefix + list.version;
  const cache = await caches.open(name);
  const known = new Map((await readSaved())?.files);
  let done = 0;
  const waiting = [...list.files];
  // The first error aborts all downloads.
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      either.throwIfAborted();
      const [path, hash] = next;
      if (!(await cache.match(path))) {
        const old = known.get(path) === hash ? await findStored(path) : undefined;
        await cache.put(path, old ?? (await download(path, hash, list.version, either)));
      }
      done += 1;
      onProgress(done);
    }
  }
  await Promise.allSettled(
    Array.from({ length: atOnce }, () => work().catch((problem) => failed.abort(problem))),
  );
  either.throwIfAborted();
  await cache.put(listFile, new Response(JSON.stringify(list)));
  const older = (await savedCaches()).filter((other) => other !== name);
  await Promise.all([...older, visitedCache].map((other) => caches.delete(other)));
}

async function download(path: string, hash: string, version: string, signal: AbortSignal): Promise<Response> {
  // Also keeps the worker from handling the request.
  const response = await fetch(path, { cache: "no-cache", headers: { Accept: "*/*" }, signal });
  if (!response.ok) throw new SiteChanged(`${path}: ${response.status}`);
  // Some hosts modify pages, which is not an error; a new version of the site is.
  const isSame = (await hashOf(response.clone())) === hash || (await readOffered()).version === version;
  if (!isSame) throw new SiteChanged(path);
  return storable(response);
}

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return [...new Uint8Array(digest).slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Deletes everything, and stores nothing more until the reader saves the site again. */
export async function removeSite(): Promise<void> {
  localStorage.setItem(offlineKey, "off");
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await ownCaches()).map((name) => caches.delete(name)));
}
