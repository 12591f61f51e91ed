import { SiteChanged } from "./save-site.ts";

/** Error messages for saving, reading and removing, with what the reader can do. */
export function problemOf(error: unknown): string {
  if (error instanceof SiteChanged) {
    return "The site was updated in the meantime. Save it again; unchanged files are not downloaded twice.";
  }
  const name = error instanceof Error ? error.name : "";
  if (name === "AbortError") return "Stopped. The files saved so far are kept; save again to continue.";
  if (name === "QuotaExceededError") {
    return "There is not enough space for this site on the device. Free up some space, then save again.";
  }
  if (name === "TypeError") return "The site cannot be reached. Check your connection, then try again.";
  return "This browser does not let the site store files, perhaps because this is a private window. Everything else works as usual.";
}
