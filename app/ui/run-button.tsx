import { buttonClass } from "./button.tsx";

interface RunButtonProps {
  /** Name of the program, as in its captured output. */
  program: string;
  /** The title of the program, for assistive technology. */
  what: string;
}

/** Runs the Python program of its figure (app/python/run-button.client.ts). */
export function RunButton({ program, what }: RunButtonProps) {
  return (
    <button
      type="button"
      data-run={program}
      aria-label={`Run ${what}`}
      className={`${buttonClass({ variant: "ghost", size: "sm" })} no-js:hidden`}
    >
      Run
    </button>
  );
}
