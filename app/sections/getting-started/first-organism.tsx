import {
  firstOrganismOutput,
  firstOrganismPrograms,
  organismPoints,
} from "#content/getting-started/programs.ts";
import { GuideSection } from "./guide-section.tsx";
import { PointCards } from "./point-cards.tsx";
import { Programs } from "./programs.tsx";

export function FirstOrganism() {
  return (
    <GuideSection id="first-organism">
      <Programs programs={firstOrganismPrograms} output={firstOrganismOutput} />
      <PointCards points={organismPoints} columnCount="three" />
    </GuideSection>
  );
}
