import { ValueBadge } from "#app/ui/badge.tsx";
import { CodeBlock, ExpectedOutput } from "#app/ui/code-block.tsx";
import { Tab, Tabs } from "#app/ui/tabs.tsx";
import output from "#samples/output/point-mutation.txt?sample";
import mutation from "#samples/rust/point-mutation.rs?sample";
import showSystem from "#samples/shell/show-system.sh?sample";
import { Specimen } from "./specimen.tsx";

export function CodeAndTabs() {
  return (
    <>
      <Specimen name="Code block and expected output">
        <CodeBlock sample={mutation} title="Point mutation" />
        <ExpectedOutput sample={output} />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label="Language">
          <Tab label="Rust" aside={<ValueBadge value="RECOMMENDED" />}>
            <CodeBlock sample={mutation} />
          </Tab>
          <Tab label="Shell" aside={<ValueBadge value="ALTERNATIVE" />}>
            <CodeBlock sample={showSystem} />
          </Tab>
          <Tab label="Output">
            <ExpectedOutput sample={output} />
          </Tab>
        </Tabs>
      </Specimen>
    </>
  );
}
