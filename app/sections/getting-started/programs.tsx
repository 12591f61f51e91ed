import { CodeBlock, ExpectedOutput } from "#app/ui/code-block.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { LanguageTabs } from "#app/ui/language-tabs.tsx";
import { Tab } from "#app/ui/tab.tsx";
import { page } from "#content/getting-started.ts";
import type { ContentRecord } from "#content/schema.ts";
import { sampleOf } from "./samples.ts";

interface ProgramsProps {
  programs: readonly ContentRecord<"program">[];
  /** The output, which is the same in every language. */
  output: { title: string; sample: string };
}

/** A program in each language, with how to run it and its output. */
export function Programs({ programs, output }: ProgramsProps) {
  return (
    <>
      <LanguageTabs label={page.language}>
        {programs.map((program) => (
          <Tab key={program.language} label={program.language}>
            <div className="flex flex-col gap-4">
              <p className="text-muted">
                <CodeText text={program.explanation} />
              </p>
              <CodeBlock sample={sampleOf(program.code)} title={program.title} />
              <CodeBlock sample={sampleOf(program.run)} title={program.runTitle} />
            </div>
          </Tab>
        ))}
      </LanguageTabs>
      <ExpectedOutput sample={sampleOf(output.sample)} title={output.title} />
    </>
  );
}
