import type { Library } from "./library.ts";
import { below, file, type PackageFile } from "./package-files.ts";

/** The sources as files to read in a browser, with a list of them. */
export function sourceFolder({ name, version, sources }: Library): PackageFile[] {
  return below("library", [file("index.html", list(name, version, sources)), ...sources]);
}

function list(name: string, version: string, files: readonly PackageFile[]): string {
  const folders = [...new Set(files.map(({ path }) => folderOf(path)))];
  const parts = folders.map((folder) => {
    const own = files.filter(({ path }) => folderOf(path) === folder);
    const links = own.map(
      ({ path }) => `        <li><a href="/library/${path}">${path.slice(folder.length)}</a></li>`,
    );
    return `      <h2>${folder || "/"}</h2>\n      <ul>\n${links.join("\n")}\n      </ul>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Sources of ${name} ${version}</title>
  </head>
  <body>
    <main>
      <h1>Sources of ${name} ${version}</h1>
      <p>
        <a href="/${name}-${version}.zip">All of it as a ZIP archive</a>, or
        <code>git clone</code> this site’s <code>/${name}.git</code>. <a href="/docs">Documentation</a>
      </p>
${parts.join("\n")}
    </main>
  </body>
</html>
`;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
