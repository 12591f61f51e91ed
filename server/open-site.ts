import { setImmediate } from "node:timers/promises";
import { makeSite, type Site, succeed } from "./site.ts";
import { readSiteFiles, type SiteFile } from "./site-files.ts";

/** The site that is currently served. */
export interface OpenSite {
  current: Site;
  /** Replaces the served site with the folder's current content, or fails and changes nothing. */
  reload: () => Promise<Site>;
}

/** Reads a built site into memory. */
export function openSite(folder: string): OpenSite {
  const open: OpenSite = {
    current: makeSite(folder, [...readSiteFiles(folder)]),
    async reload() {
      const files: SiteFile[] = [];
      for (const file of readSiteFiles(folder)) {
        files.push(file);
        // Lets the server handle requests between two files; they still get the old site.
        await setImmediate();
      }
      open.current = succeed(open.current, makeSite(folder, files));
      return open.current;
    },
  };
  return open;
}
