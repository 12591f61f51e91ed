import { PackageNote } from "#app/docs/blocks/cards/package-note.tsx";
import { ValueBadge } from "#app/ui/badge.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LanguageTabs } from "#app/ui/language-tabs.tsx";
import { Tab } from "#app/ui/tab.tsx";
import { featureListTitle, installGuides, installSteps } from "#content/getting-started/installation.ts";
import { page } from "#content/getting-started.ts";
import type { ContentRecord } from "#content/schema.ts";
import { GuideSection } from "./guide-section.tsx";
import { sampleOf } from "./samples.ts";

export function Installation() {
  return (
    <GuideSection id="installation">
      <PackageNote />
      {/* On a phone two labels with their badges are wider than the page, so the badges go below. */}
      <div className="max-sm:[&_[role=tab]]:flex-col max-sm:[&_[role=tab]]:items-start">
        <LanguageTabs label={page.language}>
          {installGuides.map((guide) => (
            <Tab key={guide.language} label={guide.language} aside={<ValueBadge value={guide.badge} />}>
              <p className="mt-2 text-muted">{guide.description}</p>
              <ol className="mt-8 flex flex-col gap-10">
                {installSteps[guide.language].map((step, index) => (
                  <Step key={step.title} step={step} number={index + 1} />
                ))}
              </ol>
              <Features lines={guide.features} />
            </Tab>
          ))}
        </LanguageTabs>
      </div>
    </GuideSection>
  );
}

interface StepProps {
  step: ContentRecord<"installStep">;
  number: number;
}

function Step({ step, number }: StepProps) {
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-4">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full border border-accent-line bg-accent-soft font-display font-semibold text-accent-strong text-sm"
      >
        {number}
      </span>
      <div>
        <h3 className="font-semibold text-xl">{step.title}</h3>
        <p className="mt-1">
          <CodeText text={step.description} />
        </p>
        <p className="mt-2 text-muted text-sm">
          <CodeText text={step.explanation} />
        </p>
      </div>
      <div className="max-sm:col-span-2 sm:col-start-2">
        <CodeBlock
          sample={sampleOf(step.code)}
          {...(step.code.endsWith(".toml") && { title: "Cargo.toml" })}
        />
      </div>
    </li>
  );
}

function Features({ lines }: { lines: readonly string[] }) {
  return (
    <div className="mt-10 rounded-xl border border-accent-line bg-accent-soft p-5">
      <h3 className="font-semibold text-lg">{featureListTitle}</h3>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Icon name="check" className="mt-1 size-4 text-accent" />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
