import { memo } from "react";
import { geneNames } from "#simulation/dna.ts";
import type { DnaState, DnaValues } from "./dna-model.ts";
import { eventsOf } from "./dna-words.ts";
import type { Mark } from "./trace.ts";

type Tone = Mark | "removed" | "first";

const width = 640;
const half = 30;
const gap = 24;
const next = 2 * half + gap;

const strokes = {
  kept: "stroke-control",
  first: "stroke-accent",
  second: "stroke-caution",
  flipped: "stroke-accent",
  set: "stroke-accent",
  inserted: "stroke-accent",
  reversed: "stroke-caution",
  removed: "stroke-danger",
} as const satisfies Record<Tone, string>;

/** Bytes as bars of proportional height, with a line from each position in a parent to its position in the child. */
export const Strands = memo(function Strands({ state, values }: { state: DnaState; values: DnaValues }) {
  const { parent, other, child, removed } = state;
  const pitch = width / Math.max(parent.sequence.length, child.bytes.length);
  const bars = child.bytes.map(({ byte, mark }) => ({ byte, tone: toneOf(mark) }));
  const above = Array.from(parent.sequence, (byte, place) => ({
    byte,
    tone: removed.includes(place) ? ("removed" as const) : toneOf("kept"),
  }));
  const below = Array.from(other?.sequence ?? [], (byte) => ({ byte, tone: "second" as const }));

  function toneOf(mark: Mark): Tone {
    return other && mark === "kept" ? "first" : mark;
  }

  return (
    <div className="text-xs">
      <p className="mb-1 leading-4">
        <b>{other ? "First parent" : "Parent"}</b>
        <span key={String(!other)}>{`, seed ${values.seed}`}</span>
      </p>
      <svg
        role="img"
        aria-label={labelOf(state)}
        viewBox={`0 0 ${width} ${other ? next * 2 + half * 2 : next + half * 2}`}
        preserveAspectRatio="none"
        className="h-26!"
      >
        <rect
          width={round(pitch * geneNames.length)}
          height="100%"
          fillOpacity="0.5"
          className="fill-accent-line"
        />
        <Origins state={state} pitch={pitch} toneOf={toneOf} />
        <Bars bars={above} middle={half} pitch={pitch} />
        <Bars bars={bars} middle={next + half} pitch={pitch} />
        <Bars bars={below} middle={next * 2 + half} pitch={pitch} />
      </svg>
      {/* Below the last row: between the rows, labels would hide lines. */}
      <p key={other ? "crossover" : "mutation"} className="mt-1 flex justify-between leading-4">
        {other && (
          <span>
            <b>Second parent</b>, seed {values.other}
          </span>
        )}
        <span>
          <b>Child</b>
          {other ? ": middle row" : `, ${child.bytes.length} bytes`}
        </span>
      </p>
    </div>
  );
});

interface BarsProps {
  bars: readonly { byte: number; tone: Tone }[];
  middle: number;
  pitch: number;
}

function Bars({ bars, middle, pitch }: BarsProps) {
  const paths = new Map<Tone, string>();
  bars.forEach(({ byte, tone }, place) => {
    const reach = Math.max(Math.round((byte / 255) * half), 1);
    const bar = `M${round((place + 0.5) * pitch)} ${middle - reach}v${reach * 2}`;
    paths.set(tone, (paths.get(tone) ?? "") + bar);
  });
  return (
    <g strokeWidth={round(pitch * 0.6)}>
      {[...paths].map(([tone, d]) => (
        <path key={tone} d={d} className={strokes[tone]} />
      ))}
    </g>
  );
}

interface OriginsProps {
  state: DnaState;
  pitch: number;
  toneOf: (mark: Mark) => Tone;
}

function Origins({ state: { child }, pitch, toneOf }: OriginsProps) {
  const paths = new Map<Tone, string>();
  child.bytes.forEach(({ from, mark }, place) => {
    if (from === undefined) return;
    const start = round((from + 0.5) * pitch);
    const end = round((place + 0.5) * pitch);
    const line =
      mark === "second"
        ? `M${end} ${next * 2 - 2}v${4 - gap}`
        : `M${start} ${half * 2 + 2}L${end} ${next - 2}`;
    paths.set(toneOf(mark), (paths.get(toneOf(mark)) ?? "") + line);
  });
  return [...paths].map(([tone, d]) => (
    <path
      key={tone}
      d={d}
      vectorEffect="non-scaling-stroke"
      strokeWidth={tone === "kept" ? 1 : 1.5}
      className={tone === "kept" ? "stroke-line" : strokes[tone]}
    />
  ));
}

function labelOf(state: DnaState): string {
  const { parent, child, point } = state;
  const lengths = `A parent of ${parent.sequence.length} bytes and a child of ${child.bytes.length}.`;
  if (point !== undefined) return `${lengths} From byte ${point} on, the child matches the second parent.`;
  const events = eventsOf(state).map(({ what, count }) => `${count} ${what}`);
  return `${lengths} ${events.join(", ") || "Nothing changed"}.`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
