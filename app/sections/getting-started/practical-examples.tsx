import { ValueBadge } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { exampleCards, useCases, useCasesTitle } from "#content/getting-started/examples.ts";
import { GuideSection } from "./guide-section.tsx";
import { PointCards } from "./point-cards.tsx";

export function PracticalExamples() {
  return (
    <GuideSection id="examples">
      <ul className="grid gap-4 md:grid-cols-2">
        {exampleCards.map((card) => (
          <li key={card.title} className="min-w-0">
            <ExampleCard card={card} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-4 pt-4">
        <h3 className="font-semibold text-2xl">{useCasesTitle}</h3>
        <PointCards points={useCases} columnCount="three" heading="h4" />
      </div>
    </GuideSection>
  );
}

function ExampleCard({ card }: { card: (typeof exampleCards)[number] }) {
  return (
    <div className="group relative flex h-full flex-col rounded-xl border border-line bg-raised p-5 transition-colors hover:border-accent">
      <div className="flex items-center justify-between gap-3">
        <ValueBadge value={card.difficulty} />
        <span className="flex items-center gap-1.5 text-muted text-sm">
          <Icon name="clock" className="size-4" />
          {card.duration}
        </span>
      </div>
      <div className="mt-4 flex items-center justify-between gap-3">
        <h3 className="font-semibold text-xl">
          {/* The link covers the whole card, while its name stays short. */}
          <a href={card.href} className="after:absolute after:inset-0 group-hover:text-accent">
            {card.title}
          </a>
        </h3>
        <Icon name="arrow-right" className="size-4 text-accent" />
      </div>
      <p className="mt-2 text-muted">{card.description}</p>
    </div>
  );
}
