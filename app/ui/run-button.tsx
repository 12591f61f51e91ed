import { buttonClass } from "./button.tsx";

interface RunButtonProps {
  /** Name of the program, as its captured output has it. */
  program: string;
  /** The title of the program, for assistive technology. */
  what: string;
}

/** Runs the Python program of the figure that it is in; app/python/run-button.client.ts says how. */
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
