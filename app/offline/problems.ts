import { SiteChanged } from "./save-site.ts";

/** Error messages for saving, reading and removing, with what the reader can do. */
export function problemOf(error: unknown): string {
  if (error instanceof SiteChanged) {
    return "The site was updated meanwhile. Save it again; what has not changed is not downloaded twice.";
  }
  const name = error instanceof Error ? error.name : "";
  if (name === "AbortError") return "Stopped. What is stored so far is kept; save again to go on.";
  if (name === "QuotaExceededError") {
    return "There is not enough room for this site on the device. Free some, then save again.";
  }
  if (name === "TypeError") return "The site cannot be reached. Check your connection, then try again.";
  return "This browser does not let the site keep files, as in a private window. Everything else works as usual.";
}
