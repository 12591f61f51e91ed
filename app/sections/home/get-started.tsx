import { PackageNote } from "#app/docs/blocks/cards/package-note.tsx";
import { Section } from "#app/sections/section.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { CodeBlock, ExpectedOutput } from "#app/ui/code-block.tsx";
import { LanguageTabs } from "#app/ui/language-tabs.tsx";
import { Tab } from "#app/ui/tab.tsx";
import { getStartedText, resourceCards, sampleText } from "#content/home.ts";
import helloOutput from "#samples/output/hello-organism.txt?sample";
import helloPython from "#samples/python/hello-organism.py?sample";
import hello from "#samples/rust/hello-organism.rs?sample";
import { ResourceCard } from "./resource-card.tsx";

export function GetStarted() {
  return (
    <Section id="get-started" {...getStartedText}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {resourceCards.map((card) => (
          <li key={card.title}>
            <ResourceCard card={card} />
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <PackageNote />
      </div>
      <section
        id="examples"
        aria-labelledby="examples-title"
        className="mt-12 grid items-start gap-8 outline-none lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <div>
          <h3 id="examples-title" className="font-semibold text-2xl">
            {sampleText.title}
          </h3>
          <p className="mt-3 text-muted">{sampleText.text}</p>
          <a href="/docs/examples" className={`mt-6 ${buttonClass({ variant: "secondary" })}`}>
            {sampleText.action}
          </a>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <LanguageTabs label="Programming language">
            <Tab label="Rust">
              <CodeBlock sample={hello} />
            </Tab>
            <Tab label="Python">
              <CodeBlock sample={helloPython} />
            </Tab>
          </LanguageTabs>
          <ExpectedOutput sample={helloOutput} />
        </div>
      </section>
    </Section>
  );
}
