import { setImmediate } from "node:timers/promises";
import { makeSite, type Site, succeed } from "./site.ts";
import { readSiteFiles, type SiteFile } from "./site-files.ts";

/** The site that is served now. */
export interface OpenSite {
  current: Site;
  /** Puts the folder's present content in place of what is served, or fails and changes nothing. */
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
        // Requests are answered between two files; they still see the whole old site.
        await setImmediate();
      }
      open.current = succeed(open.current, makeSite(folder, files));
      return open.current;
    },
  };
  return open;
}
