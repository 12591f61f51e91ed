import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * Where a command is, or nothing when the PATH has none.
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
