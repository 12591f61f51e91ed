import { Children, type ComponentProps, cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { ProgramLanguage } from "#app/ui/language.ts";
import { lineId, noteId } from "#model/note-ids.ts";
import type { LineGap, Sample } from "#model/sample.ts";

interface NotesProps {
  rust: Sample;
  python: Sample | undefined;
  /** A paragraph for each numbered line, in order. */
  children: ReactNode;
}

/**
 * Notes about numbered lines: below the program or, where there is room, beside it and each level with its line. Below
 * the program, the number of a line opens its note near the line (ui/code-block.client.ts).
 */
export function Notes({ rust, python, children }: NotesProps) {
  const notes = Children.toArray(children).filter((child) => isValidElement<ComponentProps<"p">>(child));
  const program = rust.name.replace(/\.rs$/, "");
  return (
    <div className="prose">
      {notes.map((note, index) => {
        const number = String(index + 1);
        const id = noteId(program, number);
        return (
          <Fragment key={note.key}>
            <Gap language="rust" lines={rust.lineGaps?.[index]} />
            <Gap language="python" lines={python?.lineGaps?.[index]} />
            {cloneElement(
              note,
              { id, className: "note-popover" },
              note.props.children,
              " ",
              <Controls note={id} program={program} number={number} hasPython={Boolean(python)} />,
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

interface ControlsProps {
  /** The id of the note. */
  note: string;
  program: string;
  number: string;
  hasPython: boolean;
}

/** Links from a note to its line and, while the note is open near the line, closes it. */
function Controls({ note, program, number, hasPython }: ControlsProps) {
  return (
    <span data-markdown="skip" className="note-controls">
      <span data-language={hasPython ? "rust" : undefined}>
        <a href={`#${lineId(program, "rs", number)}`}>Back to line</a>
      </span>
      {hasPython && (
        <span data-language="python" hidden>
          <a href={`#${lineId(program, "py", number)}`}>Back to line</a>
        </span>
      )}
      <button
        type="button"
        popoverTarget={note}
        popoverTargetAction="hide"
        aria-label={`Close note ${number}`}
      >
        <Icon name="x" />
      </button>
    </span>
  );
}

/** Empty lines, as high as those of the program before the note's line. The page's policy forbids inline styles. */
function Gap({ language, lines }: { language: ProgramLanguage; lines: LineGap | undefined }) {
  if (!lines) return null;
  return (
    <div data-gap={language}>
      {"\n".repeat(lines.shown)}
      {lines.hidden > 0 && (
        <span className="extra" hidden>
          {"\n".repeat(lines.hidden)}
        </span>
      )}
      {lines.rows > 0 && <span className="gap-rows">{"\n".repeat(lines.rows)}</span>}
    </div>
  );
}
