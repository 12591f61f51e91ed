import { memo } from "react";
import type { DnaState } from "./dna-model.ts";

/** The SHA-256 checksums of parent and child; digits of the child that differ are highlighted. */
export const Checksums = memo(function Checksums({
  state: { parent, child, changedDigits },
}: {
  state: DnaState;
}) {
  const after = child.dna.checksum();
  return (
    <dl className="checksums">
      <div>
        <dt>
          SHA-256 <span>before</span>
        </dt>
        <dd>{parent.checksum()}</dd>
      </div>
      <div>
        <dt>
          SHA-256 <span>after</span>
        </dt>
        <dd>
          {runs(changedDigits).map(({ from, to, isChanged }) =>
            isChanged ? (
              <mark key={from} className="figure-changed">
                {after.slice(from, to)}
              </mark>
            ) : (
              <span key={from}>{after.slice(from, to)}</span>
            ),
          )}
        </dd>
      </div>
    </dl>
  );
});

/** Splits the digits into runs that are all changed or all unchanged. */
function runs(changed: readonly boolean[]) {
  const found: { from: number; to: number; isChanged: boolean }[] = [];
  changed.forEach((isChanged, place) => {
    const last = found.at(-1);
    if (last?.isChanged === isChanged) last.to = place + 1;
    else found.push({ from: place, to: place + 1, isChanged });
  });
  return found;
}
