import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { ContentError } from "#model/content-error.ts";
import { errorPages, offlinePath, publishedPaths, reviewPaths } from "#model/paths.ts";
import { readSite, type Site } from "#model/site.ts";
import { plainSheet } from "#plugins/plain-sheet.ts";
import { siteConfig } from "#plugins/site-config.ts";
import { writeHosting } from "#publish/hosting/write-hosting.ts";
import type { PackageLicense } from "#publish/licenses/licenses.ts";
import { publish } from "#publish/publish.ts";
import { drawSocialImages } from "#publish/social/social-images.ts";

type Render = typeof import("#app/render.tsx");
type Assets = Parameters<Render["renderPage"]>[1];

const folder = process.env.BUILD_DIRECTORY ?? "build";
const client = join(folder, "client");
/** Then nothing else is built, but for a home page, without which the server would see no site. */
const isReview = reviewPaths.length > 0;
// In the repository, where it finds the packages that it imports.
const server = join(".cache/render", basename(folder));

/** Files that several islands share. Left alone, each would be split into many small ones. */
const clientChunks = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "simulation", test: /\/simulation\/[\w-]+\.ts$/ },
];

/** What Vite writes about the packages in the scripts. */
const licenseFile = "licenses.json";

const sheetFiles = ["docs", "figures", "site", ...(isReview ? ["design"] : [])];

/** The page's script, and the style sheets that pages have inline. */
const clientInputs = {
  client: "app/client.ts",
  ...Object.fromEntries(sheetFiles.map((sheet) => [sheet, `app/styles/${sheet}.css`])),
};

try {
  const site = readSite();
  rmSync(folder, { recursive: true, force: true });
  const images = isReview ? Promise.resolve() : drawSocialImages(site.docs);
  const { script, sheets, scriptWords, packages } = await bundle(site);
  const render: Render = await import(pathToFileURL(resolve(server, "render.js")).href);
  const files = pageFiles(site);
  const styles: Assets["styles"] = {};
  for (const [sheet, names] of render.classNamesBySheet(files.map(([path]) => path))) {
    const css = sheets.get(sheet) ?? sheets.get("docs") ?? "";
    styles[sheet] = plainSheet(css, (name) => names.has(name) || scriptWords.has(name)).trim();
  }
  const assets: Assets = { script, styles };
  for (const [path, file] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, render.renderPage(path, assets));
  }
  const inline = render.inlineParts(assets);
  if (isReview) writeHosting(client, ["/", ...reviewPaths], inline);
  else await publish(client, site, { inline, images, packages });
} catch (error) {
  // Authors need the problems of the content, not a stack trace.
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

interface Bundle {
  /** Address of the page's script. */
  script: string;
  /** Style sheets by the name of their file. */
  sheets: Map<string, string>;
  /** Everything in the scripts that could be a class name. */
  scriptWords: Set<string>;
  packages: PackageLicense[];
}

/** Bundles the browser's scripts and, for rendering, the whole app. */
async function bundle(site: Site): Promise<Bundle> {
  const config = siteConfig(() => site);
  const builder = await createBuilder({
    ...config,
    configFile: false,
    logLevel: "warn",
    environments: {
      client: {
        build: {
          outDir: client,
          license: { fileName: licenseFile },
          rolldownOptions: { input: clientInputs, output: { codeSplitting: { groups: clientChunks } } },
        },
      },
      ssr: {
        build: {
          outDir: server,
          ssr: true,
          copyPublicDir: false,
          rolldownOptions: { input: "app/render.tsx" },
        },
      },
    },
  });
  const { client: browser, ssr } = builder.environments;
  if (!browser || !ssr) throw new Error("Vite has no environments called client and ssr.");
  const [built] = await Promise.all([builder.build(browser), builder.build(ssr)]);
  const output = "output" in built ? built.output : [];
  const script = output.find((one) => one.type === "chunk" && one.name === "client");
  if (!script) throw new Error("The client build has no script.");
  const sheets = new Map<string, string>();
  for (const sheet of sheetFiles) {
    const built = output.find((one) => one.type === "asset" && one.names.includes(`${sheet}.css`));
    if (built?.type !== "asset") continue;
    sheets.set(sheet, String(built.source));
    // Pages have it inline.
    rmSync(join(client, built.fileName));
  }
  const code = output.map((one) => (one.type === "chunk" ? one.code : "")).join("\n");
  const scriptWords = new Set(code.split(/[\s"'`${}]+/));
  const packages: PackageLicense[] = JSON.parse(readFileSync(join(client, licenseFile), "utf8"));
  rmSync(join(client, licenseFile));
  return { script: `/${script.fileName}`, sheets, scriptWords, packages };
}

/** Every page with its file. Error pages are called after their path, as static hosts expect. */
function pageFiles({ docs }: Site): [path: string, file: string][] {
  const pages = isReview ? ["/", ...reviewPaths] : [...publishedPaths(docs), offlinePath];
  return [
    ...pages.map((path): [string, string] => [path, join(client, path, "index.html")]),
    ...errorPages.map((path): [string, string] => [path, join(client, `${path}.html`)]),
  ];
}
