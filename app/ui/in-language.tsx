import type { ReactNode } from "react";
import { languageDifference } from "./language-difference.ts";
import { LanguagePairContext } from "./language-pair-context.ts";

interface InLanguageProps {
  rust: string;
  python: string;
  /** Renders the common parts; plain text when omitted. */
  start?: (text: string) => ReactNode;
  end?: (text: string) => ReactNode;
}

const plain = (text: string) => text;

/** A name in the reader's language. Only the differing part is in the page twice; styles show one of the two. */
export function InLanguage({ rust, python, start = plain, end = plain }: InLanguageProps) {
  const difference = languageDifference(rust, python);
  return (
    <>
      {start(difference.start)}
      {difference.rust && <span data-language="rust">{difference.rust}</span>}
      {difference.python && (
        // Hidden even without styles: in reading modes and for programs that read the page.
        <span data-language="python" hidden>
          {difference.python}
        </span>
      )}
      {end(difference.end)}
    </>
  );
}

/**
 * Blocks in both languages, of which styles show the reader's, for use where tabs would be too many. Without
 * scripts both are shown.
 */
export function LanguageBlocks({ rust, python }: { rust: ReactNode; python: ReactNode }) {
  return (
    <LanguagePairContext value="switch">
      <div data-language="rust">{rust}</div>
      <div data-language="python">{python}</div>
    </LanguagePairContext>
  );
}
