import type { ReactNode } from "react";
import type { NetworkState } from "./network-model.ts";

interface VotesProps {
  state: NetworkState;
  threshold: number;
}

/** The number of members that choose each behavior, and the share that a decision needs. */
export function Votes({ state: { votes, decision, statistics }, threshold }: VotesProps) {
  const look = decision.accepted ? "stroke-accent" : "stroke-caution";
  return (
    <div
      role="img"
      aria-label={`Answers from the ${statistics.size} members. ${votes.map(({ behavior, count }) => `${behavior}: ${count}.`).join(" ")} A decision needs a share of ${threshold.toFixed(2)}.`}
    >
      {votes.map(({ behavior, count }) => {
        const isChosen = behavior === decision.behavior;
        return (
          <Gauge
            key={behavior}
            name={isChosen ? <b>{behavior}</b> : behavior}
            value={count}
            share={count / statistics.size}
            look={isChosen ? look : "stroke-control"}
            mark={threshold}
          />
        );
      })}
    </div>
  );
}

interface BudgetProps {
  sender: string;
  left: number;
  /** The number of messages that it may send in a minute. */
  limit: number;
}

/** How many messages the sender may still send. */
export function Budget({ sender, left, limit }: BudgetProps) {
  return (
    <div role="img" aria-label={`${sender} can send ${left} of ${limit} messages now.`}>
      <Gauge name="Messages left" value={left} share={left / limit} look="stroke-accent" />
    </div>
  );
}

interface GaugeProps {
  name: ReactNode;
  value: number;
  /** How much of the bar is filled, from 0 to 1. */
  share: number;
  look: string;
  /** A threshold, from 0 to 1. */
  mark?: number;
}

function Gauge({ name, value, share, look, mark }: GaugeProps) {
  return (
    <div className="flex flex-wrap justify-between">
      <span>{name}</span> {value}
      <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none" className="h-3 w-full">
        <path d="M0 6h100" strokeWidth="8" className="stroke-sunken" />
        <path d={`M0 6h${Math.round(share * 100)}`} strokeWidth="8" className={look} />
        {mark !== undefined && (
          <path d={`M${Math.round(mark * 98) + 1} 0v12`} strokeWidth="2" className="stroke-ink" />
        )}
      </svg>
    </div>
  );
}
