import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { interpreterFiles, pythonRuntime, readInterpreter } from "#model/python-runtime.ts";
import { readLibrary } from "./packages/library.ts";
import { wheel } from "./packages/python.ts";

/**
 * Publishes the Python interpreter, and the wheel that is also in the package index. Returns its files, which are
 * already compressed.
 */
export async function writePython(folder: string, origin: string): Promise<string[]> {
  const { folder: address, wheel: wheelName } = await pythonRuntime();
  const target = join(folder, address);
  mkdirSync(target, { recursive: true });
  for (const { name, copies } of await readInterpreter()) {
    for (const { ending, content } of copies) writeFileSync(join(target, name + ending), content);
  }
  writeFileSync(join(target, wheelName), wheel(readLibrary(origin)).content);
  return [...interpreterFiles, wheelName].map((name) => join(target, name));
}
