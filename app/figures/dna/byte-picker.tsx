import { useRef } from "react";
import { Dna } from "#simulation/dna.ts";
import { type DnaValues, flip } from "./dna-model.ts";

interface BytePickerProps {
  values: DnaValues;
  change: (change: Partial<DnaValues>) => void;
}

/** A native slider on top of the parent's bytes: a click or a key picks a byte, a second click its next bit. */
export function BytePicker({ values: { operation, byte, bit }, change }: BytePickerProps) {
  const before = useRef(-1);
  const isFlip = operation === flip;
  return (
    <div className="byte-picker no-js:hidden print:hidden">
      <input
        type="range"
        aria-label="Byte to flip"
        min={0}
        max={Dna.length - 1}
        value={byte}
        aria-valuetext={`Byte ${byte}, bit ${bit}`}
        className={isFlip ? "is-flipping" : ""}
        onPointerDown={() => {
          before.current = isFlip ? byte : -1;
        }}
        onChange={({ target }) => change({ operation: flip, byte: target.valueAsNumber })}
        onClick={({ currentTarget: { valueAsNumber } }) =>
          valueAsNumber === before.current
            ? change({ bit: (bit + 1) % 8 })
            : change({ operation: flip, byte: valueAsNumber })
        }
      />
    </div>
  );
}
