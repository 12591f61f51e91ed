import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createBuilder } from "vite";
import { addresses } from "#content/site.ts";
import { ContentError } from "#model/content-error.ts";
import { errorPages, offlinePath, publishedPaths, qualityPath, reviewPaths } from "#model/paths.ts";
import { readSite, type Site } from "#model/site.ts";
import { plainSheet } from "#plugins/plain-sheet.ts";
import { siteConfig } from "#plugins/site-config.ts";
import { writeHosting } from "#publish/hosting/write-hosting.ts";
import type { PackageLicense } from "#publish/licenses/licenses.ts";
import { publish } from "#publish/publish.ts";
import { drawSocialImages } from "#publish/social/social-images.ts";

type Render = typeof import("#app/render.tsx");
type PageFile = [path: string, file: string];
type Assets = Parameters<Render["renderPage"]>[1];
type Sheet = Parameters<Assets["styles"]["get"]>[0];

const folder = process.env.BUILD_DIRECTORY ?? "build";
const client = join(folder, "client");
/** Then nothing else is built except a home page, which the server requires. */
const isReview = reviewPaths.length > 0;
// Inside the repository, so that imports of packages resolve.
const server = join(".cache/render", basename(folder));

/** Files that several islands share. Otherwise each would be split into many small chunks. */
const clientChunks = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "simulation", test: /\/simulation\/[\w-]+\.ts$/ },
];

/** Vite's list of the packages in the scripts. */
const licenseFile = "licenses.json";

const sheetFiles = ["book", "docs", "figures", "site", ...(isReview ? ["design"] : [])];

/** Parts of the docs sheet. */
const docsSheets = new Set(["docs", "api", "tables", "programs", "annotated", "results"]);

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
  const styles = new Map<Sheet, string>();
  for (const [sheet, names] of render.classNamesBySheet(files.map(([path]) => path))) {
    const css = sheets.get(sheet) ?? sheets.get(docsSheets.has(sheet) ? "docs" : "figures") ?? "";
    const words = scriptWords(sheet);
    styles.set(sheet, plainSheet(css, (name) => names.has(name) || words.has(name)).trim());
  }
  const assets: Assets = { script, styles };
  const write = ([path, file]: PageFile) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, render.renderPage(path, assets));
  };
  for (const page of files.filter(([path]) => path !== qualityPath)) write(page);
  /** Renders the page that shows the sizes of all others. */
  const renderQuality = (sizes: ReadonlyMap<string, number>) => {
    for (const [path, size] of sizes) render.pageSizes.set(path, size);
    for (const page of files.filter(([path]) => path === qualityPath)) write(page);
  };
  const inline = render.inlineParts(assets);
  if (isReview) writeHosting(client, ["/", ...reviewPaths], inline);
  else await publish(client, site, { inline, images, packages, renderQuality });
} catch (error) {
  // Authors need the problem, not a stack trace.
  if (error instanceof ContentError) console.error(error.message);
  else if (String(error).includes("ENOSPC"))
    console.error(`The disk is full. Free up some space, then build again: ${folder} is incomplete.`);
  else throw error;
  process.exitCode = 1;
}

interface Bundle {
  /** Address of the page's script. */
  script: string;
  /** Style sheets by the name of their file. */
  sheets: Map<string, string>;
  /** Everything that could be a class name in the scripts of a sheet's pages. */
  scriptWords: (sheet: Sheet) => Set<string>;
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
  const chunks = output.flatMap((one) => (one.type === "chunk" ? one : []));
  const isOfFigure = ({ fileName, moduleIds }: (typeof chunks)[number]) =>
    // Every page loads its script, which has parts of the figures, too.
    !needs(script.fileName, fileName) && moduleIds.some((id) => id.includes("/app/figures/"));
  /** Documentation pages load the scripts of their own figure, or of none. */
  const isLoaded = (sheet: Sheet, chunk: (typeof chunks)[number]) => {
    if (!sheet.endsWith("-figure")) return !(docsSheets.has(sheet) && isOfFigure(chunk));
    const figures = chunks.filter(
      ({ name, fileName }) => name.endsWith("-figure") && needs(fileName, chunk.fileName),
    );
    return figures.length === 0 || figures.some(({ name }) => name === sheet);
  };
  /** Whether a chunk is another one or imports it. */
  const needs = (file: string, other: string): boolean =>
    file === other ||
    (chunks.find(({ fileName }) => fileName === file)?.imports ?? []).some((each) => needs(each, other));
  const scriptWords = (sheet: Sheet) =>
    new Set(
      chunks.filter((chunk) => isLoaded(sheet, chunk)).flatMap(({ code }) => code.split(/[\s"'`${}]+/)),
    );
  const packages: PackageLicense[] = JSON.parse(readFileSync(join(client, licenseFile), "utf8"));
  rmSync(join(client, licenseFile));
  return { script: `/${script.fileName}`, sheets, scriptWords, packages };
}

/** Every page with its file. Error pages are named after their path, as static hosts expect. */
function pageFiles({ docs }: Site): PageFile[] {
  const pages = isReview ? ["/", ...reviewPaths] : [...publishedPaths(docs), offlinePath];
  const book: PageFile[] = isReview ? [] : [[addresses.printable, join(client, addresses.printable)]];
  return [
    ...pages.map((path): PageFile => [path, join(client, path, "index.html")]),
    ...book,
    ...errorPages.map((path): PageFile => [path, join(client, `${path}.html`)]),
  ];
}
