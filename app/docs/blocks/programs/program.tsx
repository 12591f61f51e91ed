import { CodeBlock, ExpectedOutput } from "#app/ui/code-block.tsx";
import { LanguageTabs } from "#app/ui/language-tabs.tsx";
import { Tab } from "#app/ui/tab.tsx";
import type { Sample } from "#model/sample.ts";

interface ProgramProps {
  rust: Sample;
  /** Left out where a program exists in Rust alone. */
  python?: Sample;
  /** What it prints: the same in both languages. */
  output: Sample;
  /** Names the program; the files' own names when left out. */
  title?: string | undefined;
  /** False where the rows that it prints are not its point. */
  plot?: boolean;
}

/** A program in each language it is written in, and what it prints. */
export function Program({ rust, python, output, title, plot }: ProgramProps) {
  return (
    <div className="flex flex-col gap-4">
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
      <ExpectedOutput sample={output} plot={plot} />
    </div>
  );
}
