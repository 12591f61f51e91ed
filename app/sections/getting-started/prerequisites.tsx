import { ValueBadge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { prerequisites } from "#content/getting-started.ts";
import { GuideSection } from "./guide-section.tsx";
import { sampleOf } from "./samples.ts";

export function Prerequisites() {
  return (
    <GuideSection id="prerequisites">
      <ul className="grid gap-6 md:grid-cols-2">
        {prerequisites.map((item) => (
          <li key={item.title} className="min-w-0">
            <PrerequisiteCard item={item} />
          </li>
        ))}
      </ul>
    </GuideSection>
  );
}

function PrerequisiteCard({ item }: { item: (typeof prerequisites)[number] }) {
  return (
    <Card className="flex h-full flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold text-xl">{item.title}</h3>
          <ValueBadge value={item.status} />
        </div>
        <p className="mt-1 font-medium text-accent">{item.version}</p>
      </div>
      <p className="text-muted text-pretty">{item.description}</p>
      <ul className="mb-auto list-disc pl-5 accent-marks">
        {item.requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      <CodeBlock sample={sampleOf(item.installCommand)} />
    </Card>
  );
}
