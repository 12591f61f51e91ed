import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

interface NoteProps {
  /** The topic of the note, for the button's label: "About 30μs". */
  about: string;
  children: ReactNode;
}

/**
 * A small button with a note beside it. The browser opens and closes the note on click, with or without scripts;
 * note.client.ts does so on hover and focus.
 */
export function Note({ about, children }: NoteProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-note=""
        aria-label={`About ${about}`}
        className="inline-grid size-6 shrink-0 place-items-center rounded-full align-middle text-muted hover:text-accent"
      >
        <Icon name="info" className="size-4" />
      </button>
      <div id={id} popover="auto" role="note" className="note-popover">
        {children}
      </div>
    </>
  );
}
