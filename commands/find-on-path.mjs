import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Finds a command on the PATH; undefined if there is none.
 * @param {string} command
 * @returns {string | undefined}
 */
export function findOnPath(command) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
