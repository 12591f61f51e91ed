import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OfflineFiles } from "#model/offline-files.ts";
import { isPacked } from "#publish/file-types.ts";
import { offlineFiles } from "#publish/offline-files.ts";
import { makeSite, type Site } from "#server/site.ts";
import { readSiteFiles } from "#server/site-files.ts";
import { createSiteServer } from "#server/static-server.ts";
import { siteFolder } from "#tests/build-folder.ts";

interface Deployment {
  origin: string;
  /** Replaces the build by the other one, in which every script has another name; the old files are gone. */
  deploy: () => void;
  /** From now on connections are refused. */
  stop: () => Promise<void>;
}

const read = (folder: string) => makeSite(folder, [...readSiteFiles(folder)]);

/** Both builds, each read once: a site never changes. */
const builds: { first?: Site; second?: Site } = {};

function readSecond(): Site {
  const folder = renamedBuild();
  const site = read(folder);
  rmSync(folder, { recursive: true });
  return site;
}

/** The published site on a host that keeps nothing of earlier builds. */
export async function deployed(): Promise<Deployment> {
  builds.first ??= read(siteFolder);
  const { first } = builds;
  const open = { current: first };
  const { server, stop } = createSiteServer(open);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: () => {
      builds.second ??= readSecond();
      open.current = open.current === first ? builds.second : first;
    },
    stop: async () => {
      server.closeAllConnections();
      await stop();
    },
  };
}

function renamedBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "deployed-"));
  cpSync(siteFolder, folder, { recursive: true, filter: (source) => !isPacked(source) });
  const assets = join(folder, "assets");
  // Fonts keep their names: pages have them in their inline styles, which the policy knows by their hash.
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|json)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      text.replaceAll(/[\w.-]+\.(?:js|css)\b/g, (name) => renamed(name, names)),
    );
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name, names)));
  nameVersion(folder);
  return folder;
}

/** Other files are another version, for the list of them and for the worker. */
function nameVersion(folder: string): void {
  const listFile = join(folder, "offline-files.json");
  const workerFile = join(folder, "sw.js");
  const before: OfflineFiles = JSON.parse(readFileSync(listFile, "utf8"));
  rmSync(listFile);
  const worker = readFileSync(workerFile, "utf8");
  rmSync(workerFile);
  const list = offlineFiles(folder);
  writeFileSync(listFile, JSON.stringify(list));
  writeFileSync(workerFile, worker.replaceAll(before.version, list.version));
}

function renamed(name: string, names: readonly string[]): string {
  return names.includes(name) ? name.replace(/\.\w+$/, (ending) => `-2${ending}`) : name;
}
