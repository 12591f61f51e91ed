import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PythonRuntime } from "./python-runtime-types.ts";
import { siteUrl } from "./site-url.ts";

/** The interpreter's files in the pyodide package. */
const packageFolder = "node_modules/pyodide";
export const interpreterFiles = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const librarySource = "library/python";

// Every new clone makes these: quality 9 takes twice as long for 1 % less, quality 11 more than 20 times for 13 %.
const pack = {
  ".br": (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 7,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content: Buffer) => promisify(gzip)(content),
};

export interface InterpreterFile {
  name: string;
  /** The file itself and its compressed copies, by their endings. */
  copies: { ending: string; content: Buffer }[];
}

let files: Promise<InterpreterFile[]> | undefined;

/** The interpreter with compressed copies, which take seconds to make and are cached. */
export function readInterpreter(cache = ".cache/python"): Promise<InterpreterFile[]> {
  files ??= Promise.all(
    interpreterFiles.map(async (name) => {
      const content = readFileSync(join(packageFolder, name));
      // An archive is already compressed.
      const endings = name.endsWith(".zip") ? [] : Object.entries(pack);
      const packed = await Promise.all(
        endings.map(async ([ending, make]) => {
          const file = join(cache, `${hashOf(content)}-${name}${ending}`);
          if (!existsSync(file)) await writeWhole(cache, file, await make(content));
          return { ending, content: readFileSync(file) };
        }),
      );
      return { name, copies: [{ ending: "", content }, ...packed] };
    }),
  );
  return files;
}

/** What the page needs to know about the interpreter before it loads it. */
export async function pythonRuntime(): Promise<PythonRuntime> {
  const interpreter = await readInterpreter();
  const sizes = interpreter.map(({ copies }) => copies.map(({ content }) => content.length));
  return {
    folder: pythonFolder(),
    wheel: wheelName(),
    info: interpreterInfo(),
    bytes: sum(sizes.map(([whole = 0]) => whole)),
    sentBytes: sum(sizes.map((lengths) => Math.min(...lengths))),
  };
}

/** The URL path of the interpreter and the library. The name changes with the content of either. */
export function pythonFolder(): string {
  // The wheel contains the site's URL.
  const hash = createHash("sha256").update(siteUrl());
  for (const name of interpreterFiles) hash.update(readFileSync(join(packageFolder, name)));
  for (const file of sourceFiles(librarySource)) hash.update(file).update(readFileSync(file));
  return `/python/${hash.digest("hex").slice(0, 10)}`;
}

function wheelName(): string {
  const version = /^version = "(.+)"$/m.exec(
    readFileSync(join(librarySource, "pyproject.toml"), "utf8"),
  )?.[1];
  if (!version) throw new Error(`${librarySource}/pyproject.toml: no line 'version = "..."'.`);
  return `genesis_protocol-${version}-py3-none-any.whl`;
}

/** Versions of the interpreter, which it compares with those of the files that it loads. */
function interpreterInfo(): PythonRuntime["info"] {
  return JSON.parse(readFileSync(join(packageFolder, "pyodide-lock.json"), "utf8")).info;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.includes("__pycache__") && statSync(join(folder, name)).isFile())
    .map((name) => join(folder, name).replaceAll("\\", "/"))
    .sort();
}

/** Writes a file atomically: an interrupted build leaves no file that looks finished. */
async function writeWhole(folder: string, file: string, content: Buffer): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

function hashOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 10);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
