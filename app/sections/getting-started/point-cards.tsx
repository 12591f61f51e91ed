import { Icon } from "#app/ui/icon.tsx";
import type { ContentRecord } from "#content/schema.ts";

const columns = {
  two: "sm:grid-cols-2",
  three: "sm:grid-cols-2 md:grid-cols-3",
} as const;

interface PointCardsProps {
  points: readonly ContentRecord<"pointCard">[];
  columnCount: keyof typeof columns;
  /** One level below the heading above the cards. */
  heading?: "h3" | "h4";
}

export function PointCards({ points, columnCount, heading: Heading = "h3" }: PointCardsProps) {
  return (
    <ul className={`point-cards ${columns[columnCount]}`}>
      {points.map((point) => (
        <li key={point.title}>
          <div className="flex items-center gap-3">
            <div className="flex gap-3">
              <Icon name={point.icon} className="mt-px size-5 text-accent" />
              <Heading className="font-display font-semibold text-lg leading-tight">{point.title}</Heading>
            </div>
            {point.figure && (
              <strong className="ml-auto font-display font-semibold text-2xl text-accent">
                {point.figure}
              </strong>
            )}
          </div>
          <p className="mt-2 text-muted text-pretty">{point.description}</p>
        </li>
      ))}
    </ul>
  );
}
