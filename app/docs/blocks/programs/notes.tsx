import { Children, Fragment, isValidElement, type ReactNode } from "react";
import type { ProgramLanguage } from "#app/ui/language.ts";
import type { LineGap, Sample } from "#model/sample.ts";

interface NotesProps {
  rust: Sample;
  python: Sample | undefined;
  /** A paragraph for each numbered line, in order. */
  children: ReactNode;
}

/** Notes about numbered lines: below the program or, in a wide window, beside it and each level with its line. */
export function Notes({ rust, python, children }: NotesProps) {
  const notes = Children.toArray(children).filter((child) => isValidElement(child));
  return (
    <div className="prose">
      {notes.map((note, index) => (
        <Fragment key={note.key}>
          <Gap language="rust" lines={rust.lineGaps?.[index]} />
          <Gap language="python" lines={python?.lineGaps?.[index]} />
          {note}
        </Fragment>
      ))}
    </div>
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
    </div>
  );
}
