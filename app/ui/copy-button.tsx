import { type RefObject, useEffect, useState } from "react";
import { copyText, selectContents } from "#app/lib/clipboard.ts";
import { buttonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { notify, prepareToasts } from "./notify.ts";
import { Tooltip } from "./tooltip.tsx";

const confirmationMs = 2000;

interface CopyButtonProps {
  /** The element whose text is copied. */
  target: RefObject<HTMLElement | null>;
  /** What the reader copies, as the toast and assistive technology say it. */
  what: string;
}

export function CopyButton({ target, what }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function handleClick() {
    const element = target.current;
    if (!element) return;
    if (await copyText(element.textContent)) {
      setCopied(true);
      notify(`Copied ${what}`);
    } else {
      // Clipboard writes reject on insecure origins and by policy; never claim a success.
      selectContents(element);
      notify("The browser refused the clipboard. The text is selected: press Ctrl+C, or ⌘C on a Mac.");
    }
  }

  return (
    <Tooltip text="Copy">
      <button
        type="button"
        aria-label={`Copy ${what}`}
        data-copied={copied || undefined}
        onPointerEnter={prepareToasts}
        onFocus={prepareToasts}
        onClick={handleClick}
        className={`${buttonClass({ variant: "ghost", size: "icon" })} no-js:hidden data-copied:text-accent`}
      >
        <Icon name={copied ? "check" : "copy"} className="size-4" />
      </button>
    </Tooltip>
  );
}
