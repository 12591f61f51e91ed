import { buttonClass } from "./button.tsx";

interface RunButtonProps {
  /** Name of the program, as in its captured output. */
  program: string;
  /** The title of the program, for assistive technology. */
  what: string;
  /** How long a slow program takes. */
  time: string | undefined;
}

/** Runs the Python program of its figure (app/python/run-button.client.ts). */
export function RunButton({ program, what, time }: RunButtonProps) {
  const label = time ? `Run (${time})` : "Run";
  return (
    <button
      type="button"
      data-run={program}
      aria-label={`${label} ${what}`}
      className={`${buttonClass({ variant: "ghost", size: "sm" })} no-js:hidden`}
    >
      {label}
    </button>
  );
}
