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

async function start({ runtime: { folder, wheel, info }, snapshot }: RunRequest): Promise<RunProgram> {
  if (!snapshot) reportProgress();
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
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
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

/** Counts what the interpreter downloads. */
function reportProgress(): void {
  const fetchFile = self.fetch.bind(self);
  let bytes = 0;
  self.fetch = async (...request) => {
    const response = await fetchFile(...request);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        send({ type: "progress", bytes });
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body?.pipeThrough(counter) ?? null, response);
  };
}

/** Browsers say in different words that a file did not arrive, but with the same type. */
function problemOf(error: unknown): Problem {
  if (error instanceof WebAssembly.CompileError) return "no WebAssembly";
  return error instanceof TypeError ? "network" : "interpreter";
}
