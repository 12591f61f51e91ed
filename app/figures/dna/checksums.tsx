import { memo } from "react";
import type { DnaState } from "./dna-model.ts";

/** The SHA-256 checksums of parent and child; the table has all digits. */
export const Checksums = memo(function Checksums({
  state: { parent, child, changedDigits },
}: {
  state: DnaState;
}) {
  const [before, after] = [parent, child.dna].map((dna) => `${dna.checksum().slice(0, 16)}…`);
  return (
    <p className="mt-2 text-xs">
      <b>SHA-256</b>: {changedDigits.filter(Boolean).length} of 64 digits differ
      <span className="block font-mono">
        {before} → {after}
      </span>
    </p>
  );
});
