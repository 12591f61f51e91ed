import { on } from "#app/ui/delegate.ts";
import { showLoadFailure } from "#app/ui/notice.ts";
import { sharedStart } from "./shared-start.ts";

on("click", "[data-run]", (_, button) => run(button));
addEventListener("hashchange", openSharedProgram);

/** The runner is loaded with the first click; until then a program costs only its button. */
async function run(button: HTMLElement): Promise<void> {
  try {
    (await import("./open-runner.tsx")).openRunner(button);
  } catch {
    showLoadFailure(() => run(button));
  }
}

/** Opens the program in the URL, if there is one. */
export async function openSharedProgram(): Promise<void> {
  if (!location.hash.startsWith(sharedStart)) return;
  try {
    await (await import("./open-runner.tsx")).openShared(location.hash);
  } catch {
    showLoadFailure(openSharedProgram);
  }
}
