import { outputLimit } from "./messages.ts";
import type { RunEnd } from "./python-run.ts";

/** An error message with what the reader can do; undefined if the program ended normally. */
export function problemText(end: RunEnd): string {
  switch (end) {
    case "success":
    case "exception":
      return "";
    case "stopped":
      return "Stopped.";
    case "another program":
      return "Stopped because you started another program.";
    case "left the page":
      return "Stopped when you left the page.";
    case "too much output":
      return `Stopped because it printed more than ${outputLimit.lines.toLocaleString("en")} lines or ${outputLimit.characters / 1000} kB. Print less, then run it again.`;
    case "crash":
      return "The interpreter crashed, most likely because it ran out of memory. Use smaller numbers, then run it again.";
    case "network":
      return "Python failed to load. Check your connection, then run the program again.";
    case "no WebAssembly":
      return "This browser doesn’t support WebAssembly, which Python needs here. Copy the program and run it on your computer instead.";
    case "interpreter":
      return "Python failed to start in this browser. Copy the program and run it on your computer instead.";
  }
}
