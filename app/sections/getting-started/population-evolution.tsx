import { populationOutput, populationPoints, populationPrograms } from "#content/getting-started/programs.ts";
import { GuideSection } from "./guide-section.tsx";
import { PointCards } from "./point-cards.tsx";
import { Programs } from "./programs.tsx";

export function PopulationEvolution() {
  return (
    <GuideSection id="population-evolution">
      <Programs programs={populationPrograms} output={populationOutput} />
      <PointCards points={populationPoints} columnCount="two" />
    </GuideSection>
  );
}
