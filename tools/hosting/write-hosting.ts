import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { notFoundPaths, offlinePath, publishedPaths, reviewPaths } from "#tools/paths.ts";
import { siteUrl } from "#tools/site-url.ts";
import { caddyConfiguration } from "./caddy.ts";
import { withPolicyElement } from "./content-policy.ts";
import type { BuiltPage } from "./description.ts";
import { describeHosting } from "./headers.ts";
import { headersFile, redirectsFile } from "./host-files.ts";
import { nginxConfiguration } from "./nginx.ts";
import { securityTextPath } from "./redirects.ts";
import { lastChange, securityText } from "./security-text.ts";

/**
 * Describes the built pages to every server that may answer for them. Nothing may change a page afterward: its
 * policy names what stands in it.
 */
export function writeHosting(folder: string): void {
  const hosting = describeHosting([
    ...[...publishedPaths(), offlinePath, ...reviewPaths].map((path) =>
      readPage(folder, path, join(path, "index.html")),
    ),
    ...notFoundPaths.map((path) => addPolicyElement(folder, `${path}.html`)),
  ]);
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

function readPage(folder: string, path: string, file: string): BuiltPage {
  return { path, html: readFileSync(join(folder, file), "utf8") };
}

/** Hosts choose headers by address, and these pages have none of their own. */
function addPolicyElement(folder: string, path: string): BuiltPage {
  const { html } = readPage(folder, path, path);
  const page = { path, html: withPolicyElement(html) };
  writeFileSync(join(folder, path), page.html);
  return page;
}
