import { memo } from "react";
import type { DnaState } from "./dna-model.ts";

const digitsPerLine = 16;

/** The SHA-256 of parent and child; digits of the child's that are not the parent's stand out. */
export const Checksums = memo(function Checksums({
  state: { parent, child, changedDigits },
}: {
  state: DnaState;
}) {
  const after = child.dna.checksum();
  return (
    <dl className="grid grid-cols-2 gap-4 text-sm [&_dd]:font-mono">
      <div>
        <dt className="mb-1 font-semibold">SHA-256 before</dt>
        {lines.map((start) => (
          <dd key={start}>{parent.checksum().slice(start, start + digitsPerLine)}</dd>
        ))}
      </div>
      <div>
        <dt className="mb-1 font-semibold">SHA-256 after</dt>
        {lines.map((start) => (
          <dd key={start}>
            {runs(changedDigits, start).map(({ from, to, isChanged }) =>
              isChanged ? (
                <mark key={from} className="figure-changed">
                  {after.slice(from, to)}
                </mark>
              ) : (
                after.slice(from, to)
              ),
            )}
          </dd>
        ))}
      </div>
    </dl>
  );
});

const lines = [0, 16, 32, 48];

/** Neighboring digits of a line that are all changed or all kept. */
function runs(changed: readonly boolean[], start: number) {
  const found: { from: number; to: number; isChanged: boolean }[] = [];
  for (let place = start; place < start + digitsPerLine; place += 1) {
    const isChanged = changed[place] ?? false;
    const last = found.at(-1);
    if (last?.isChanged === isChanged) last.to = place + 1;
    else found.push({ from: place, to: place + 1, isChanged });
  }
  return found;
}
