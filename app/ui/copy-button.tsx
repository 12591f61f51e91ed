import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";

/** Copies the code of its figure. `what` names it in the toast and for assistive technology. */
export function CopyButton({ what }: { what: string }) {
  return (
    <button
      type="button"
      aria-label={`Copy ${what}`}
      data-copy=""
      data-tooltip="Copy"
      className={`${buttonClass({ variant: "ghost", size: "icon" })} no-js:hidden`}
    >
      <Icon name="copy" className="size-4" />
    </button>
  );
}
