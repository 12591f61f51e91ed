import { outputLimit, type Problem, type RunMessage, type RunRequest } from "./messages.ts";
import runner from "./run.py?raw";

/** The parts of the interpreter's API that are used here; the pyodide package describes the rest. */
interface Interpreter {
  runPython(code: string, options: { globals: Scope }): unknown;
  unpackArchive(archive: Uint8Array, format: "wheel"): void;
  setStdin(options: { stdin: () => null }): void;
  setStdout(options: { write: (bytes: Uint8Array) => number }): void;
  setStderr(options: { write: (bytes: Uint8Array) => number }): void;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  globals: { get(name: "dict"): () => Scope };
}
interface Scope {
  get(name: "run"): RunProgram;
}
type RunProgram = (program: string) => boolean;
type LoadInterpreter = (options: Record<string, unknown>) => Promise<Interpreter>;

const send = (message: RunMessage) => postMessage(message);

addEventListener("message", async ({ data }: MessageEvent<RunRequest>) => {
  let run: RunProgram;
  try {
    run = await start(data);
  } catch (error) {
    return send({ type: "failed", problem: problemOf(error) });
  }
  try {
    send({ type: "finished", isSuccess: run(data.program) });
  } catch {
    // Python reports the program's own exceptions; this one ended the interpreter.
    send({ type: "failed", problem: "crash" });
  }
});

// Pyodide leaves some failures as unhandled rejections.
addEventListener("unhandledrejection", (event) => event.preventDefault());

/** The smallest valid module: magic number and version. */
const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

async function start({
  runtime: { folder, wheel, info },
  snapshot,
  module,
}: RunRequest): Promise<RunProgram> {
  // If a policy forbids WebAssembly, the interpreter would wait forever.
  await WebAssembly.compile(emptyModule);
  const compiled = module.from && (await received(module.from));
  shareModule(compiled, module.to);
  watchDownloads(compiled !== undefined);
  const [{ loadPyodide }, archive] = await Promise.all([
    import(/* @vite-ignore */ `${folder}/pyodide.mjs`) as Promise<{ loadPyodide: LoadInterpreter }>,
    download(`${folder}/${wheel}`),
  ]);
  const python = await loadPyodide({
    indexURL: `${folder}/`,
    // There are no other packages to load.
    lockFileContents: { info, packages: {} },
    ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
  });
  // Files are not part of the snapshot.
  python.unpackArchive(archive, "wheel");
  const scope = python.globals.get("dict")();
  if (!snapshot)
    python.runPython("import asyncio, genesis_protocol, linecache, traceback", { globals: scope });
  const taken = snapshot ? undefined : python.makeMemorySnapshot().buffer;
  python.setStdin({ stdin: () => null });
  const write = limitedWriter();
  python.setStdout({ write: write() });
  python.setStderr({ write: write() });
  python.runPython(runner, { globals: scope });
  send({ type: "started", snapshot: taken });
  return scope.get("run");
}

/** The compiled interpreter from the previous worker. */
function received(port: MessagePort): Promise<WebAssembly.Module> {
  return new Promise((resolve) => {
    port.onmessage = ({ data }) => resolve(data);
  });
}

/** Instantiates the module if it is already compiled; otherwise compiles it, and passes it to the next worker. */
function shareModule(compiled: WebAssembly.Module | undefined, next: MessagePort): void {
  const { instantiateStreaming } = WebAssembly;
  const leave = (module: WebAssembly.Module) => {
    next.postMessage(module);
    send({ type: "compiled" });
  };
  if (compiled) leave(compiled);
  Object.assign(WebAssembly, {
    async instantiateStreaming(source: Promise<Response>, imports: WebAssembly.Imports) {
      if (compiled) return { module: compiled, instance: await WebAssembly.instantiate(compiled, imports) };
      const result = await instantiateStreaming(source, imports);
      leave(result.module);
      return result;
    },
  });
}

async function download(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

/** Creates writers that send the program's output, up to a common limit. */
function limitedWriter(): () => (bytes: Uint8Array) => number {
  let characters = 0;
  let lines = 0;
  let isFull = false;
  return () => {
    // A character may be split across two writes.
    const decoder = new TextDecoder();
    return (bytes) => {
      if (isFull) return bytes.length;
      const text = decoder.decode(bytes, { stream: true });
      characters += text.length;
      lines += text.split("\n").length - 1;
      isFull = characters > outputLimit.characters || lines > outputLimit.lines;
      if (isFull) send({ type: "too much output" });
      else send({ type: "output", text });
      return bytes.length;
    };
  };
}

/** Counts downloaded bytes, and reports failed downloads, for which the interpreter would wait forever. */
function watchDownloads(isCompiled: boolean): void {
  const fetchFile = self.fetch.bind(self);
  let bytes = 0;
  const failed = (problem: unknown): never => {
    send({ type: "failed", problem: "network" });
    throw problem;
  };
  self.fetch = async (...request) => {
    // Pyodide requests it before it instantiates the module that it already has.
    if (isCompiled && String(request[0]).endsWith(".wasm")) return new Response();
    const response = await fetchFile(...request).catch(failed);
    if (!response.ok) failed(new TypeError(`${response.url}: ${response.status}`));
    // Counts a copy, so that the browser can compile the response while it streams.
    const reader = response.clone().body?.getReader();
    const count = async () => {
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        bytes += next.value.length;
        send({ type: "progress", bytes });
      }
    };
    count().catch(() => send({ type: "failed", problem: "network" }));
    return response;
  };
}

/** Browsers word network errors differently, but use the same type. */
function problemOf(error: unknown): Problem {
  if (error instanceof WebAssembly.CompileError) return "no WebAssembly";
  return error instanceof TypeError ? "network" : "interpreter";
}
