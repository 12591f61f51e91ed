import { type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

interface NoteProps {
  /** What the note is about, for the button's name: "About 30μs". */
  about: string;
  children: ReactNode;
}

/** A small button that opens a note. The browser does the opening, closing and focus, with or without scripts. */
export function Note({ about, children }: NoteProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`About ${about}`}
        className="inline-grid size-6 shrink-0 place-items-center rounded-full align-middle text-muted hover:text-accent"
      >
        <Icon name="info" className="size-4" />
      </button>
      <div
        id={id}
        popover="auto"
        role="note"
        className="m-auto max-w-[min(24rem,calc(100vw-2rem))] rounded-xl border border-control bg-raised p-5 text-left font-normal text-base text-ink leading-normal tracking-normal elevated backdrop:bg-scrim"
      >
        {children}
      </div>
    </>
  );
}
