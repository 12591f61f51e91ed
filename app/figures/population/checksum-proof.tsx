import { useEffect, useRef, useState } from "react";
import { inSlices } from "#app/figures/in-slices.ts";
import { Button } from "#app/ui/button.tsx";
import output from "#samples/output/start/dish.txt?raw";
import { firstSeed, generations, PopulationRun } from "./population-run.ts";

/** What the program printed when its output was captured. */
const recorded = /checksum: (\w+)/.exec(output)?.[1] ?? "";

/** A claim that the reader can check here: this browser computes the checksum that the program printed. */
export function ChecksumProof() {
  const [computed, setComputed] = useState<string>();
  const [isComputing, setIsComputing] = useState(false);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  function handleCheck() {
    cancel.current();
    setComputed(undefined);
    setIsComputing(true);
    cancel.current = inSlices(PopulationRun.grown(firstSeed, generations), (run) => {
      setIsComputing(false);
      setComputed(run.checksum);
    });
  }

  return (
    <figure
      aria-label="Same seed, same checksum"
      className="rounded-xl border border-accent-line bg-accent-soft p-4 text-sm"
    >
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <strong className="font-semibold text-base">Same seed, same checksum</strong>
        <Button
          variant="secondary"
          size="sm"
          onClick={handleCheck}
          aria-disabled={isComputing}
          className="no-js:hidden print:hidden"
        >
          Check it here
        </Button>
      </figcaption>
      <p className="mt-1 mb-2">
        The program above, run in Rust, ended with this DNA. Your browser can compute it again, from seed{" "}
        {firstSeed}.
      </p>
      <Checksum name="Recorded" value={recorded} />
      <div role="status">
        <Checksum name="Here" value={isComputing ? "…" : (computed ?? "not computed yet")} />
        <p className="min-h-[1lh] font-semibold">{computed !== undefined && verdict(computed)}</p>
      </div>
    </figure>
  );
}

function verdict(computed: string): string {
  return computed === recorded ? "Identical, computed by your browser." : "Different. Please report it.";
}

function Checksum({ name, value }: { name: string; value: string }) {
  return (
    <p className="flex min-h-[2lh] gap-3">
      <span className="w-20 shrink-0 text-muted">{name}</span>
      <code className="wrap-anywhere text-xs leading-normal">{value}</code>
    </p>
  );
}
