import type { NetworkState } from "./network-model.ts";

const width = 300;
const row = 34;

interface VotesProps {
  state: NetworkState;
  threshold: number;
}

/** How many members answer with each behavior, and the share that a decision needs. */
export function Votes({ state: { votes, decision, statistics }, threshold }: VotesProps) {
  const mark = Math.round(threshold * (width - 2)) + 1;
  const bottom = votes.length * row + 18;
  return (
    <svg
      role="img"
      aria-label={`Answers of the ${statistics.size} members. ${votes.map(({ behavior, count }) => `${behavior}: ${count}.`).join(" ")} A decision needs a share of ${threshold.toFixed(2)}.`}
      viewBox={`0 0 ${width} ${bottom + 4}`}
      className="text-base sm:text-sm"
    >
      {votes.map(({ behavior, count }, place) => {
        const isChosen = behavior === decision.behavior;
        const look = decision.accepted ? "fill-accent" : "fill-caution";
        return (
          <g key={behavior}>
            <text x="0" y={place * row + 14} className={isChosen ? "font-semibold" : ""}>
              {behavior}
            </text>
            <text x={width} y={place * row + 14} textAnchor="end" className="fill-muted">
              {count}
            </text>
            <rect x="0" y={place * row + 20} width={width} height="8" rx="3" className="fill-sunken" />
            <rect
              x="0"
              y={place * row + 20}
              width={Math.round((count / statistics.size) * width)}
              height="8"
              rx="3"
              className={isChosen ? look : "fill-control"}
            />
          </g>
        );
      })}
      <path d={`M${mark} 16V${bottom - 12}`} strokeWidth="2" strokeDasharray="3 3" className="stroke-ink" />
      <text
        x={Math.min(Math.max(mark, 40), width - 44)}
        y={bottom + 2}
        textAnchor="middle"
        className="fill-muted"
      >
        threshold {threshold.toFixed(2)}
      </text>
    </svg>
  );
}

const perRow = 25;
const rows = 4;

interface BudgetProps {
  sender: string;
  left: number;
}

/** A dot for each message that the sender may send in a minute; those used up are hollow. */
export function Budget({ sender, left }: BudgetProps) {
  return (
    <svg
      role="img"
      aria-label={`${sender} may send ${left} of ${perRow * rows} messages now.`}
      viewBox={`0 0 ${width} 72`}
      className="text-base sm:text-sm"
    >
      <text x="0" y="14" className="font-semibold">
        {left} of {perRow * rows} messages left
      </text>
      <text x={width} y="14" textAnchor="end" className="fill-muted">
        {sender}
      </text>
      <path d={dots(perRow * rows)} {...dot} className="fill-none stroke-line" />
      <path d={dots(left)} {...dot} className="fill-none stroke-accent" />
    </svg>
  );
}

/** Lines whose dashes have no length: with round ends they are dots. */
const dot = { strokeWidth: 7, strokeLinecap: "round", strokeDasharray: "0 12" } as const;

function dots(count: number): string {
  return Array.from({ length: rows }, (_, place) => Math.min(count - place * perRow, perRow))
    .map((inRow, place) => (inRow > 0 ? `M6 ${28 + place * 12}h${(inRow - 1) * 12}` : ""))
    .join("");
}
