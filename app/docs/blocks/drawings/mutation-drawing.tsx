import { ByteRow, hex } from "./byte-row.tsx";
import { DrawingFrame } from "./drawing-figure.tsx";

interface MutationDrawingProps {
  kinds: readonly { name: string }[];
  /** The bytes before the mutation, about eight. */
  bytes: readonly number[];
}

/** A byte after the mutation, and its position before it; undefined for an inserted byte. */
interface Copied {
  byte: number;
  from: number | undefined;
  isChanged?: boolean;
}

interface Change {
  after: Copied[];
  /** Describes what happened. */
  text: string;
}

const place = 3;
const stretch = 4;
const newByte = 0xa7;
const flippedBit = 0b1000;
const pitch = 38;
const cells = { width: 28, pitch } as const;

/** For each type of mutation, the bytes before and after it, with a line from each byte to its new position. */
export function MutationDrawing({ kinds, bytes }: MutationDrawingProps) {
  return (
    <DrawingFrame
      caption={`The first ${bytes.length} bytes of Ada’s DNA before (top row) and after (bottom row) one mutation of each type. Lines connect each byte to its new position.`}
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {kinds.map(({ name }) => {
          const change = changes[name]?.(bytes);
          return (
            change && (
              <div key={name} className="min-w-0">
                <p className="text-muted text-sm">
                  <strong className="font-semibold text-ink">{name}:</strong> {change.text}
                </p>
                <Panel name={name} before={bytes} change={change} />
              </div>
            )
          );
        })}
      </div>
    </DrawingFrame>
  );
}

function Panel({ name, before, change: { after, text } }: PanelProps) {
  const kept = new Set(after.map(({ from }) => from));
  return (
    <svg
      viewBox="0 0 342 78"
      role="img"
      aria-label={`${name}: ${text}`}
      fontSize="15"
      className="mt-2 h-auto w-full"
    >
      <path
        className="stroke-control"
        strokeWidth="1.5"
        d={after
          .flatMap(({ from }, to) =>
            from === undefined ? [] : `M${from * pitch + 14.5} 24L${to * pitch + 14.5} 54`,
          )
          .join("")}
      />
      <ByteRow
        y={1}
        bytes={before.map((byte, from) => ({ byte, tone: kept.has(from) ? "plain" : "gone" }))}
        {...cells}
      />
      <ByteRow
        y={55}
        bytes={after.map(({ byte, isChanged }) => ({ byte, tone: isChanged ? "changed" : "plain" }))}
        {...cells}
      />
    </svg>
  );
}

interface PanelProps {
  name: string;
  before: readonly number[];
  change: Change;
}

const changes: Record<string, (bytes: readonly number[]) => Change> = {
  Point(bytes) {
    const after = unchanged(bytes);
    const old = bytes[place] ?? 0;
    after[place] = { byte: old ^ flippedBit, from: place, isChanged: true };
    return { after, text: `${hex(old)} becomes ${hex(old ^ flippedBit)}: one bit flips.` };
  },
  Insertion(bytes) {
    const after = unchanged(bytes);
    after.splice(place, 0, { byte: newByte, from: undefined, isChanged: true });
    return { after, text: `${hex(newByte)} is inserted; all later bytes shift by one.` };
  },
  Deletion(bytes) {
    const after = unchanged(bytes);
    after.splice(place, 1);
    return { after, text: `${hex(bytes[place] ?? 0)} is removed; all later bytes shift back.` };
  },
  Inversion(bytes) {
    const after = unchanged(bytes);
    const turned = after.slice(place, place + stretch).reverse();
    after.splice(place, stretch, ...turned.map((copied) => ({ ...copied, isChanged: true })));
    return { after, text: `${stretch} bytes are reversed; the rest stay in place.` };
  },
};

function unchanged(bytes: readonly number[]): Copied[] {
  return bytes.map((byte, from) => ({ byte, from }));
}
