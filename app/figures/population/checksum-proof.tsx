import { useEffect, useRef, useState } from "react";
import { inSlices } from "#app/figures/in-slices.ts";
import { Button } from "#app/ui/button.tsx";
import output from "#samples/output/start/dish.txt?raw";
import { firstSeed, generations, PopulationRun } from "./population-run.ts";

/** What the program printed when its output was captured. */
const recorded = /checksum: (\w+)/.exec(output)?.[1] ?? "";
// As long as a checksum, so that nothing moves when there is one.
const blank = "·".repeat(recorded.length);

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
      className="grid gap-x-6 gap-y-3 rounded-xl border border-accent-line bg-accent-soft p-4 text-sm lg:grid-cols-[7fr_5fr]"
    >
      <figcaption>
        <strong className="font-semibold text-base">Same seed, same checksum</strong>
        <p className="mt-1">
          The Rust version of the program above printed this checksum. Your browser can compute it again from
          seed {firstSeed}.
        </p>
      </figcaption>
      <div className="grid content-center gap-y-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <Checksum name="Recorded" value={recorded} />
        <div aria-hidden={computed === undefined} data-markdown="skip" className="no-js:hidden print:hidden">
          <Checksum name="Here" value={computed ?? blank} />
        </div>
      </div>
      <div className="flex min-h-[2lh] items-center gap-3 no-js:hidden print:hidden">
        <Button
          variant="secondary"
          size="sm"
          onClick={handleCheck}
          aria-disabled={isComputing}
          className="shrink-0"
        >
          Check it here
        </Button>
        <p role="status" className="font-semibold">
          {isComputing ? "Computing…" : computed !== undefined && verdict(computed)}
        </p>
      </div>
    </figure>
  );
}

function verdict(computed: string): string {
  return computed === recorded ? "Your browser’s checksum is identical." : "They differ. Please report this.";
}

function Checksum({ name, value }: { name: string; value: string }) {
  return (
    <p className="flex flex-wrap gap-x-3">
      <span className="w-20 shrink-0 text-muted">{name}</span>
      <code className="max-w-[32.5ch] wrap-anywhere text-xs leading-normal">{value}</code>
    </p>
  );
}
