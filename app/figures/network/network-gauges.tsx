import type { NetworkState } from "./network-model.ts";

interface VotesProps {
  state: NetworkState;
  threshold: number;
}

/** The number of members that choose each behavior, and the share that a decision needs. */
export function Votes({ state: { votes, decision, statistics }, threshold }: VotesProps) {
  return (
    <div
      role="img"
      aria-label={`Answers from the ${statistics.size} members. ${votes.map(({ behavior, count }) => `${behavior}: ${count}.`).join(" ")} A decision needs a share of ${threshold.toFixed(2)}.`}
      className="grid grid-cols-2 gap-x-4 gap-y-1 text-xs leading-snug @[30rem]:grid-cols-4"
    >
      {votes.map(({ behavior, count }) => {
        const isChosen = behavior === decision.behavior;
        const look = decision.accepted ? "stroke-accent" : "stroke-caution";
        return (
          <div key={behavior} className="flex flex-wrap justify-between">
            <span className={isChosen ? "font-semibold" : ""}>{behavior}</span> {count}
            <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none" className="h-3 w-full">
              <path d="M0 6h100" strokeWidth="8" className="stroke-sunken" />
              <path
                d={`M0 6h${Math.round((count / statistics.size) * 100)}`}
                strokeWidth="8"
                className={isChosen ? look : "stroke-control"}
              />
              <path d={`M${Math.round(threshold * 98) + 1} 0v12`} strokeWidth="2" className="stroke-ink" />
            </svg>
          </div>
        );
      })}
    </div>
  );
}

const perRow = 25;
const rows = 4;

interface BudgetProps {
  sender: string;
  left: number;
}

/** A dot for each message that the sender may send in a minute; used ones are hollow. */
export function Budget({ sender, left }: BudgetProps) {
  return (
    <div
      role="img"
      aria-label={`${sender} can send ${left} of ${perRow * rows} messages now.`}
      className="flex items-center gap-2 text-xs leading-snug"
    >
      <p className="min-w-32">
        Messages left <b>{left}</b>
      </p>
      <svg aria-hidden="true" viewBox="0 0 300 48" className="w-full max-w-44 @[42rem]:hidden @[48rem]:block">
        <path d={dots(perRow * rows)} {...dot} className="fill-none stroke-line" />
        <path d={dots(left)} {...dot} className="fill-none stroke-accent" />
      </svg>
    </div>
  );
}

/** Lines with dashes of length zero: with round caps they are dots. */
const dot = { strokeWidth: 8, strokeLinecap: "round", strokeDasharray: "0 12" } as const;

function dots(count: number): string {
  return Array.from({ length: rows }, (_, place) => Math.min(count - place * perRow, perRow))
    .map((inRow, place) => (inRow > 0 ? `M6 ${6 + place * 12}h${(inRow - 1) * 12}` : ""))
    .join("");
}
