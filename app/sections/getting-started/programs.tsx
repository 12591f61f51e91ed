import { CodeBlock, ExpectedOutput } from "#app/ui/code-block.tsx";
import { LanguageTabs } from "#app/ui/language-tabs.tsx";
import { Tab } from "#app/ui/tab.tsx";
import { page } from "#content/getting-started.ts";
import type { ContentRecord } from "#content/schema.ts";
import { sampleOf } from "./samples.ts";

interface ProgramsProps {
  programs: readonly ContentRecord<"program">[];
  /** What they print: the same in every language. */
  output: { title: string; sample: string };
}

/** One program in each language, how to run it, and what it prints. */
export function Programs({ programs, output }: ProgramsProps) {
  return (
    <>
      <LanguageTabs label={page.language}>
        {programs.map((program) => (
          <Tab key={program.language} label={program.language}>
            <div className="flex flex-col gap-4">
              <p className="text-muted">{program.explanation}</p>
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
