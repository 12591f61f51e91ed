import { execFileSync } from "node:child_process";
import { site } from "#content/site.ts";
import { securityTextPath } from "./redirects.ts";

const day = 86_400_000;
/** RFC 9116 recommends less than a year. */
const validDays = 360;

/** The security contact, in the format of RFC 9116. It expires a year after the site was last changed. */
export function securityText(origin: string, changed: Date): string {
  const end = new Date(Math.floor(changed.getTime() / day + validDays) * day);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${end.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${securityTextPath}`,
    `Policy: ${origin}/docs/support/contact`,
    "",
  ].join("\n");
}

/** The time of the last change: from SOURCE_DATE_EPOCH, else from the newest commit, else now. */
export function lastChange(repository = ".", given = process.env.SOURCE_DATE_EPOCH): Date {
  if (given) {
    if (!/^\d{1,11}$/.test(given)) {
      throw new Error(`SOURCE_DATE_EPOCH is "${given}". Give seconds since 1970, such as 1767225600.`);
    }
    return new Date(Number(given) * 1000);
  }
  try {
    const log = execFileSync("git", ["-C", repository, "log", "-1", "--format=%cI"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return new Date(log.trim());
  } catch {
    // A copy without history: the day of the build is the best estimate.
    return new Date();
  }
}
