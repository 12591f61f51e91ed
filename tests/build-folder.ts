import { join, resolve } from "node:path";

/** The build under test. */
export const buildFolder = resolve(process.env.BUILD_DIRECTORY ?? "build");

/** Its published files. */
export const siteFolder = join(buildFolder, "client");
