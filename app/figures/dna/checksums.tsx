import { memo } from "react";
import type { DnaState } from "./dna-model.ts";

const digitsPerLine = 32;

/** The SHA-256 checksums of parent and child; digits of the child that differ are highlighted. */
export const Checksums = memo(function Checksums({
  state: { parent, child, changedDigits },
}: {
  state: DnaState;
}) {
  const after = child.dna.checksum();
  return (
    <dl className="mt-2 grid gap-x-4 text-[11px] leading-snug @[30rem]:grid-cols-2 [&_dd]:font-mono">
      <div className="@max-[30rem]:hidden">
        <dt className="font-semibold">SHA-256 before</dt>
        {lines.map((start) => (
          <dd key={start}>{parent.checksum().slice(start, start + digitsPerLine)}</dd>
        ))}
      </div>
      <div>
        <dt className="font-semibold">SHA-256 after</dt>
        {lines.map((start) => (
          <dd key={start}>
            {runs(changedDigits, start).map(({ from, to, isChanged }) =>
              isChanged ? (
                <mark key={from} className="figure-changed">
                  {after.slice(from, to)}
                </mark>
              ) : (
                <span key={from}>{after.slice(from, to)}</span>
              ),
            )}
          </dd>
        ))}
      </div>
    </dl>
  );
});

const lines = [0, digitsPerLine];

/** Splits a line into runs of digits that are all changed or all unchanged. */
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
