import cross from "virtual:icon-drawing/x";
import { type ReactNode, type RefObject, useEffect } from "react";
import { Button } from "./button.tsx";
import { closeBeside } from "./close-beside.ts";
import { DrawnIcon } from "./drawn-icon.tsx";
import "./dialog.css";
import "./progress.css";

interface DialogProps {
  title: string;
  ref: RefObject<HTMLDialogElement | null>;
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog with a title and a close button. Its styles are loaded with it. */
export function Dialog({ title, ref, onClose, children }: DialogProps) {
  useEffect(() => {
    if (ref.current) closeBeside(ref.current);
  }, [ref]);

  return (
    <dialog ref={ref} aria-label={title} closedby="any" onClose={onClose} className="dialog">
      <header>
        <h2>{title}</h2>
        <Button variant="ghost" size="icon" aria-label="Close" onClick={() => ref.current?.close()}>
          <DrawnIcon drawing={cross} />
        </Button>
      </header>
      {children}
    </dialog>
  );
}
