import type { ReactNode } from "react";
import { CodeBlock, ExpectedOutput } from "#app/ui/code-block.tsx";
import { LanguageTabs } from "#app/ui/language-tabs.tsx";
import { Tab } from "#app/ui/tab.tsx";
import type { Sample } from "#model/sample.ts";
import { Notes } from "./notes.tsx";

interface ProgramProps {
  rust: Sample;
  /** Omitted if the program exists only in Rust. */
  python?: Sample;
  /** The output, which is the same in both languages. */
  output: Sample;
  /** Title of the program; the file names when omitted. */
  title?: string | undefined;
  /** False if a plot of the printed rows would not help. */
  plot?: boolean;
  /** Paragraphs about the program's numbered lines, each with a `Line`. */
  children?: ReactNode;
}

/** A program in each of its languages, with notes about its lines and its output. */
export function Program({ rust, python, output, title, plot, children }: ProgramProps) {
  return (
    <div className={children ? "annotated" : "flex flex-col gap-4"}>
      {python ? (
        <LanguageTabs label="Programming language">
          <Tab label="Rust">
            <CodeBlock sample={rust} title={title} />
          </Tab>
          <Tab label="Python">
            <CodeBlock sample={python} title={title} />
          </Tab>
        </LanguageTabs>
      ) : (
        <CodeBlock sample={rust} title={title} />
      )}
      {children && (
        <Notes rust={rust} python={python}>
          {children}
        </Notes>
      )}
      <ExpectedOutput sample={output} plot={plot} />
    </div>
  );
}
