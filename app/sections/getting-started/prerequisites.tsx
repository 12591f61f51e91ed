import { ValueBadge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { prerequisites } from "#content/getting-started.ts";
import type { Sample } from "#content/sample.ts";

const samples = import.meta.glob<Sample>("/samples/shell/{install-*,show-system}.sh", {
  query: "?sample",
  import: "default",
  eager: true,
});

export function Prerequisites() {
  return (
    <section id="prerequisites" className="mx-auto max-w-6xl px-4 py-12 sm:px-8">
      <h2 className="font-semibold text-3xl">Prerequisites</h2>
      <ul className="mt-8 grid gap-6 md:grid-cols-2">
        {prerequisites.map((item) => (
          <li key={item.title} className="min-w-0">
            <PrerequisiteCard item={item} sample={samples[`/samples/${item.installCommand}`]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PrerequisiteCardProps {
  item: (typeof prerequisites)[number];
  sample: Sample | undefined;
}

function PrerequisiteCard({ item, sample }: PrerequisiteCardProps) {
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold text-xl">{item.title}</h3>
        <span className="text-muted">{item.version}</span>
        <span className="ml-auto">
          <ValueBadge value={item.status} />
        </span>
      </div>
      <p className="text-muted">{item.description}</p>
      <ul className="mb-auto list-disc pl-5 marker:text-accent">
        {item.requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
      </ul>
      {sample && <CodeBlock sample={sample} />}
    </Card>
  );
}
