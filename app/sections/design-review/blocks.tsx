import { InfoCard } from "#app/docs/blocks/cards/info-card.tsx";
import { LearningPath } from "#app/docs/blocks/cards/learning-path.tsx";
import { DoDont } from "#app/docs/blocks/lists/do-dont.tsx";
import { navGroups } from "#app/docs/nav.ts";
import { NextCard } from "#app/docs/next-card.tsx";
import { Card } from "#app/ui/card.tsx";
import { Specimen } from "./specimen.tsx";

const steps = (navGroups[1]?.pages ?? []).map(({ title, description, href }, index) => ({
  title,
  description,
  href,
  duration: `${15 + index * 5} min`,
}));

export function Blocks() {
  return (
    <>
      <Specimen name="Card">
        <Card>
          <p className="font-semibold">Plain card</p>
          <p className="mt-1 text-muted">A container for other components.</p>
        </Card>
      </Specimen>
      <Specimen name="Info card">
        <InfoCard title="Before you begin">What readers need to know before the rest of the page.</InfoCard>
      </Specimen>
      <Specimen name="Do and don’t">
        <DoDont
          dos={["Fix the seed of an experiment", "Report at least 100 generations"]}
          donts={["Compare runs with different settings", "Read a trend from one run"]}
        />
      </Specimen>
      <Specimen name="Learning path">
        <LearningPath steps={steps} />
      </Specimen>
      <Specimen name="Closing card">
        <NextCard href="/docs/installation" pages={(navGroups[1]?.pages ?? []).slice(0, 2)} />
      </Specimen>
    </>
  );
}
