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
  /** False if a drawing of what is printed would not help. */
  plot?: boolean;
  /** Paragraphs about the program's numbered lines, each with a `Line`. */
  children?: ReactNode;
}

/** The longest lines of a program and an output that have room beside each other, in characters. */
const columns = { code: 60, output: 30 };

/**
 * A program in each of its languages, with notes about its lines and its output. On large screens, a narrow output is
 * beside a program that has no notes.
 */
export function Program({ rust, python, output, title, plot, children }: ProgramProps) {
  const isNarrow = output.width <= columns.output && Math.max(rust.width, python?.width ?? 0) <= columns.code;
  const layout = isNarrow ? "beside-output" : "flex flex-col gap-4";
  return (
    <div className={children ? "annotated" : layout}>
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
