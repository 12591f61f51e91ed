import { createHash } from "node:crypto";
import { tarGz, zip } from "./archive.ts";
import { type Library, type PythonProject, textOf } from "./library.ts";
import { below, file, type PackageFile } from "./package-files.ts";

/** The Python package in an index that pip reads as static files (PEP 503, and PEP 691 as `index.json`). */
export function pythonIndex(library: Library): PackageFile[] {
  const { name } = library;
  const packages = [wheel(library), sourceDistribution(library)];
  const folder = `simple/${name}`;
  return [
    file("simple/index.html", indexPage("Simple index", [`<a href="/${folder}/">${name}</a>`])),
    file("simple/index.json", json({ meta, projects: [{ name }] })),
    file(
      `${folder}/index.html`,
      indexPage(
        `Links for ${name}`,
        packages.map((one) => link(library, one)),
      ),
    ),
    file(`${folder}/index.json`, json(projectIndex(library, packages))),
    ...below(folder, packages),
  ];
}

const meta = { "api-version": "1.0" };

function projectIndex({ name, version, project }: Library, packages: readonly PackageFile[]) {
  return {
    meta,
    name,
    versions: [version],
    files: packages.map(({ path, content }) => ({
      filename: path,
      url: `/simple/${name}/${path}`,
      hashes: { sha256: sha256(content) },
      "requires-python": project["requires-python"],
      size: content.length,
    })),
  };
}

function link({ name, project }: Library, { path, content }: PackageFile): string {
  const python = project["requires-python"].replaceAll(">", "&gt;").replaceAll("<", "&lt;");
  const address = `/simple/${name}/${path}#sha256=${sha256(content)}`;
  return `<a href="${address}" data-requires-python="${python}">${path}</a>`;
}

function indexPage(title: string, links: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="pypi:repository-version" content="1.0">
    <meta name="robots" content="noindex">
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
${links.map((one) => `    ${one}<br>\n`).join("")}  </body>
</html>
`;
}

export function wheel(library: Library): PackageFile {
  const { version, project } = library;
  const name = moduleName(project);
  const info = `${name}-${version}.dist-info`;
  const scripts = Object.entries(project.scripts).map(([script, target]) => `${script} = ${target}\n`);
  const files = [
    ...library.python
      .filter(({ path }) => path.startsWith("src/"))
      .map(({ path, content }) => ({ path: path.slice("src/".length), content })),
    file(`${info}/LICENSE`, textOf(library.python, "LICENSE")),
    file(`${info}/METADATA`, metadata(library)),
    file(
      `${info}/WHEEL`,
      "Wheel-Version: 1.0\nGenerator: genesis-protocol-site\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    ),
    file(`${info}/entry_points.txt`, `[console_scripts]\n${scripts.join("")}`),
  ];
  const record = `${info}/RECORD`;
  const rows = files.map(
    ({ path, content }) => `${path},sha256=${sha256(content, "base64url")},${content.length}\n`,
  );
  return {
    path: `${name}-${version}-py3-none-any.whl`,
    content: zip([...files, file(record, `${rows.join("")}${record},,\n`)]),
  };
}

function sourceDistribution(library: Library): PackageFile {
  const folder = `${moduleName(library.project)}-${library.version}`;
  const files = [...library.python, file("PKG-INFO", metadata(library))];
  return { path: `${folder}.tar.gz`, content: tarGz(below(folder, files)) };
}

/** What installers know about the package: https://packaging.python.org/en/latest/specifications/core-metadata/ */
function metadata({ project, python, version }: Library): string {
  const fields = [
    ["Metadata-Version", "2.1"],
    ["Name", project.name],
    ["Version", version],
    ["Summary", project.description],
    ["Author", project.authors.map(({ name }) => name).join(", ")],
    ["License", project.license.text],
    ["Keywords", project.keywords.join(",")],
    ...Object.entries(project.urls).map(([label, url]) => ["Project-URL", `${label}, ${url}`]),
    ...project.classifiers.map((classifier) => ["Classifier", classifier]),
    ["Requires-Python", project["requires-python"]],
    ["Description-Content-Type", "text/markdown"],
    ["License-File", "LICENSE"],
  ];
  const head = fields.map(([name, value]) => `${name}: ${value}\n`).join("");
  return `${head}\n${textOf(python, "README.md")}`;
}

/** A project name as file names and imports write it. */
function moduleName({ name }: PythonProject): string {
  return name.replaceAll("-", "_");
}

function sha256(content: Buffer, encoding: "hex" | "base64url" = "hex"): string {
  return createHash("sha256").update(content).digest(encoding);
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
