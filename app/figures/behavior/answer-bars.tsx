import { memo } from "react";
import type { Answer, BehaviorState } from "./behavior-model.ts";

const width = 300;
const rowHeight = 64;
const scale = { left: 0, width: 296 };

/** For each behavior a bar for the network's output and a mark for the strength of its triggers. */
export const AnswerBars = memo(function AnswerBars({ state: { answers, chosen } }: { state: BehaviorState }) {
  return (
    <svg
      role="img"
      aria-label={`Strength of the four answers. ${answers.map(inWords).join(" ")}`}
      viewBox={`0 0 ${width} ${answers.length * rowHeight}`}
      className="text-[23px] @[30rem]:text-[16px] @[36rem]:text-[13px] @[42rem]:text-[21.1px] @[48rem]:text-[18px]"
    >
      {answers.map((answer, row) => (
        <Bar key={answer.behavior} answer={answer} top={row * rowHeight} isChosen={answer === chosen} />
      ))}
    </svg>
  );
});

function inWords({ behavior, answer, calledFor }: Answer): string {
  return `${behavior}: answer ${answer.toFixed(2)}, target ${calledFor.toFixed(2)}.`;
}

function Bar({ answer, top, isChosen }: { answer: Answer; top: number; isChosen: boolean }) {
  const mark = scale.left + answer.calledFor * scale.width + 2;
  return (
    <g>
      <text x="0" y={top + 24} className={isChosen ? "fill-accent-strong font-semibold" : ""}>
        {answer.behavior}
      </text>
      <text x={width} y={top + 24} textAnchor="end" className="fill-muted">
        {answer.answer.toFixed(2)}
      </text>
      <rect x={scale.left} y={top + 34} width={width} height="14" rx="3" className="fill-sunken" />
      <rect
        x={scale.left}
        y={top + 34}
        width={Math.max(answer.answer * scale.width, 1)}
        height="14"
        rx="3"
        className={isChosen ? "fill-accent" : "fill-control"}
      />
      <path d={`M${mark} ${top + 30}v22`} strokeWidth="3" className="stroke-ink" />
    </g>
  );
}
