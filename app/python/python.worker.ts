import { outputLimit, type Problem, type RunMessage, type RunRequest } from "./messages.ts";
import runner from "./run.py?raw";

/** What is used of the interpreter; the pyodide package describes the rest. */
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

// Pyodide leaves some failures as unhandled rejections, too.
addEventListener("unhandledrejection", (event) => event.preventDefault());

/** The smallest module: its magic number and its version. */
const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

async function start({ runtime: { folder, wheel, info }, snapshot }: RunRequest): Promise<RunProgram> {
  // Where a policy forbids WebAssembly, the interpreter would wait forever.
  await WebAssembly.compile(emptyModule);
  watchDownloads();
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
  const taken = snapshot ? undefined : python.makeMemorySnapshot().buffer;
  python.unpackArchive(archive, "wheel");
  python.setStdin({ stdin: () => null });
  const write = limitedWriter();
  python.setStdout({ write: write() });
  python.setStderr({ write: write() });
  const scope = python.globals.get("dict")();
  python.runPython(runner, { globals: scope });
  send({ type: "started", snapshot: taken });
  return scope.get("run");
}

async function download(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

/** Makes writers that together send what a program prints, up to the limit. */
function limitedWriter(): () => (bytes: Uint8Array) => number {
  let characters = 0;
  let lines = 0;
  let isFull = false;
  return () => {
    // A character may come in two parts.
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

/** Counts what the interpreter downloads, and reports what doesn't arrive: the interpreter would wait for it forever. */
function watchDownloads(): void {
  const fetchFile = self.fetch.bind(self);
  let bytes = 0;
  const failed = (problem: unknown): never => {
    send({ type: "failed", problem: "network" });
    throw problem;
  };
  self.fetch = async (...request) => {
    const response = await fetchFile(...request).catch(failed);
    if (!response.ok) failed(new TypeError(`${response.url}: ${response.status}`));
    const reader = response.body?.getReader();
    const counted = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const next = await reader?.read().catch(failed);
        if (!next || next.done) return controller.close();
        bytes += next.value.length;
        send({ type: "progress", bytes });
        controller.enqueue(next.value);
      },
    });
    return new Response(counted, response);
  };
}

/** Browsers say in different words that a file did not arrive, but with the same type. */
function problemOf(error: unknown): Problem {
  if (error instanceof WebAssembly.CompileError) return "no WebAssembly";
  return error instanceof TypeError ? "network" : "interpreter";
}
