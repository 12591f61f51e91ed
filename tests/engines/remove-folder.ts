import { rmSync } from "node:fs";

/** Removes a browser's folder. Its helper processes may go on writing for a moment after its window has closed. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 50 });
}
