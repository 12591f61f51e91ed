import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type RunEnd, runPython } from "./python-run.ts";

export interface Run {
  phase: "none" | "loading" | "running" | "ended";
  /** The share of the interpreter that has loaded. */
  share: number;
  output: string;
  /** Milliseconds since the program started. */
  elapsed: number;
  end?: RunEnd;
}

const none: Run = { phase: "none", share: 0, output: "", elapsed: 0 };
const clockMs = 100;

/** Runs programs one after another, and tracks the state of the current one. */
export function useRun() {
  const [run, setRun] = useState(none);
  const stop = useRef(() => {});
  const isRunning = run.phase === "running";
  const startedAt = useRef(0);

  const passed = () => performance.now() - startedAt.current;
  const change = (part: Partial<Run>) => setRun((before) => ({ ...before, ...part }));

  const handleTick = useEffectEvent(() => change({ elapsed: passed() }));
  useEffect(() => {
    if (!isRunning) return;
    const clock = setInterval(handleTick, clockMs);
    return () => clearInterval(clock);
  }, [isRunning]);

  function start(program: string): void {
    stop.current();
    // A program may print lines a thousand times faster than anyone can read.
    let unseen = "";
    let frame = 0;
    const showOutput = () => {
      cancelAnimationFrame(frame);
      frame = 0;
      const text = unseen;
      unseen = "";
      if (text) setRun((before) => ({ ...before, output: before.output + text }));
    };
    setRun({ ...none, phase: "loading" });
    stop.current = runPython(program, {
      onProgress: (share) => change({ share }),
      onStart: () => {
        startedAt.current = performance.now();
        change({ phase: "running" });
      },
      onOutput: (text) => {
        unseen += text;
        frame ||= requestAnimationFrame(showOutput);
      },
      onEnd: (end) => {
        showOutput();
        setRun((before) => ({
          ...before,
          phase: "ended",
          end,
          elapsed: before.phase === "running" ? passed() : 0,
        }));
      },
    });
  }

  return { run, start, stop: () => stop.current() };
}
