import type { ReactNode } from "react";
import { languageDifference } from "./language-difference.ts";
import { TwinContext } from "./twin-context.ts";

interface InLanguageProps {
  rust: string;
  python: string;
  /** Render what both have in common; plain text when left out. */
  start?: (text: string) => ReactNode;
  end?: (text: string) => ReactNode;
}

const plain = (text: string) => text;

/** A name in the reader's language. Only what differs is in the page twice, and styles show one of the two. */
export function InLanguage({ rust, python, start = plain, end = plain }: InLanguageProps) {
  const difference = languageDifference(rust, python);
  return (
    <>
      {start(difference.start)}
      {difference.rust && <span data-language="rust">{difference.rust}</span>}
      {difference.python && (
        // Hidden also where there are no styles: in reading modes and for programs that read the page.
        <span data-language="python" hidden>
          {difference.python}
        </span>
      )}
      {end(difference.end)}
    </>
  );
}

/**
 * Blocks of which styles show the one in the reader's language, for places where tabs would be too many. Without
 * scripts they follow one another.
 */
export function LanguageBlocks({ rust, python }: { rust: ReactNode; python: ReactNode }) {
  return (
    <TwinContext value="switch">
      <div data-language="rust">{rust}</div>
      <div data-language="python">{python}</div>
    </TwinContext>
  );
}
