import { type DishOrganism, organismParts } from "#content/dish.ts";
import { behaviorRoles, color } from "./palette.ts";

export function Organism({ organism }: { organism: DishOrganism }) {
  const { fill, line } = behaviorRoles[organism.behavior];
  return organismParts(organism).map(({ part, ...circle }) =>
    part === "nucleus" ? (
      <circle key={part} {...circle} fill={color(line)} />
    ) : (
      <circle key={part} {...circle} fill={color(fill)} stroke={color(line)} strokeWidth="2" />
    ),
  );
}
