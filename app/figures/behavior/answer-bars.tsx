import { memo } from "react";
import type { Answer, BehaviorState } from "./behavior-model.ts";

const width = 300;
const rowHeight = 52;
const scale = { left: 0, width: 296 };

/** For each behavior a bar, the network's answer, and a mark, what the triggers call for. */
export const AnswerBars = memo(function AnswerBars({ state: { answers, chosen } }: { state: BehaviorState }) {
  return (
    <svg
      role="img"
      aria-label={`Strength of the four answers. ${answers.map(inWords).join(" ")}`}
      viewBox={`0 0 ${width} ${answers.length * rowHeight}`}
      className="text-base sm:text-xs"
    >
      {answers.map((answer, row) => (
        <Bar key={answer.behavior} answer={answer} top={row * rowHeight} isChosen={answer === chosen} />
      ))}
    </svg>
  );
});

function inWords({ behavior, answer, calledFor }: Answer): string {
  return `${behavior}: answer ${answer.toFixed(2)}, called for ${calledFor.toFixed(2)}.`;
}

function Bar({ answer, top, isChosen }: { answer: Answer; top: number; isChosen: boolean }) {
  const mark = scale.left + answer.calledFor * scale.width + 2;
  return (
    <g>
      <text x="0" y={top + 16} className={isChosen ? "fill-accent-strong font-semibold" : ""}>
        {answer.behavior}
      </text>
      <text x={width} y={top + 16} textAnchor="end" className="fill-muted">
        {answer.answer.toFixed(2)}
      </text>
      <rect x={scale.left} y={top + 24} width={width} height="14" rx="3" className="fill-sunken" />
      <rect
        x={scale.left}
        y={top + 24}
        width={Math.max(answer.answer * scale.width, 1)}
        height="14"
        rx="3"
        className={isChosen ? "fill-accent" : "fill-control"}
      />
      <path d={`M${mark} ${top + 20}v22`} strokeWidth="3" className="stroke-ink" />
    </g>
  );
}
