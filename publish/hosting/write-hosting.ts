import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { addresses } from "#content/site.ts";
import type { InlineParts } from "#model/content-policy.ts";
import { errorPages, offlinePath } from "#model/paths.ts";
import { siteUrl } from "#model/site-url.ts";
import { caddyConfiguration } from "./caddy.ts";
import { describeHosting } from "./headers.ts";
import { headersFile, redirectsFile } from "./host-files.ts";
import { nginxConfiguration } from "./nginx.ts";
import { securityTextPath } from "./redirects.ts";
import { lastChange, securityText } from "./security-text.ts";

/** Writes the configuration for every server. `inline` has the inline scripts and styles of all pages. */
export function writeHosting(folder: string, paths: readonly string[], inline: InlineParts): void {
  const pages = [...paths, addresses.printable, offlinePath, ...errorPages.map((path) => `${path}.html`)];
  const hosting = describeHosting(pages, inline, pythonWorkers(folder));
  const beside = join(folder, "..");
  writeFileSync(join(beside, "hosting.json"), `${JSON.stringify(hosting, null, 2)}\n`);
  writeFileSync(join(beside, "nginx.conf"), nginxConfiguration(hosting));
  writeFileSync(join(beside, "Caddyfile"), caddyConfiguration(hosting));
  writeFileSync(join(folder, "_headers"), headersFile(hosting));
  writeFileSync(join(folder, "_redirects"), redirectsFile(hosting));
  const security = join(folder, securityTextPath);
  mkdirSync(dirname(security), { recursive: true });
  writeFileSync(security, securityText(siteUrl(), lastChange()));
}

/** Paths of the scripts that start the Python interpreter. */
function pythonWorkers(folder: string): string[] {
  const python = join(folder, "python");
  if (!existsSync(python)) return [];
  return readdirSync(python)
    .filter((name) => name.endsWith(".js"))
    .map((name) => `/python/${name}`);
}
