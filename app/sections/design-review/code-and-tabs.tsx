import { ValueBadge } from "#app/ui/badge.tsx";
import { CodeBlock, ExpectedOutput } from "#app/ui/code-block.tsx";
import { LanguageTabs } from "#app/ui/language-tabs.tsx";
import { Tab } from "#app/ui/tab.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import output from "#samples/output/point-mutation.txt?sample";
import helloPython from "#samples/python/hello-organism.py?sample";
import hello from "#samples/rust/hello-organism.rs?sample";
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
      <Specimen name="Languages inside tabs">
        <Tabs label="Part">
          <Tab label="Words">
            <p>The other tab has a program in two languages.</p>
          </Tab>
          <Tab label="Program">
            <LanguageTabs label="Programming language">
              <Tab label="Rust">
                <CodeBlock sample={hello} />
              </Tab>
              <Tab label="Python">
                <p id="inside-python">Closed twice at first.</p>
                <CodeBlock sample={helloPython} />
              </Tab>
            </LanguageTabs>
          </Tab>
        </Tabs>
      </Specimen>
    </>
  );
}
