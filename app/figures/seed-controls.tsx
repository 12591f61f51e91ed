import { useId } from "react";
import { copyText } from "#app/ui/clipboard.ts";
import { notify } from "#app/ui/notify.ts";
import { FigureButton } from "./controls.tsx";
import { seedSetting } from "./settings.ts";

interface SeedControlsProps {
  figure: string;
  /** What the seed creates, in figures that have another seed. */
  of?: string;
  seed: number;
  onSeed: (seed: number) => void;
  onReset: () => void;
}

/** The controls of every figure: its seed, a new seed, a reset, and a link to share. */
export function SeedControls({ figure, of, seed, onSeed, onReset }: SeedControlsProps) {
  const id = useId();

  function handleSeed(value: number) {
    if (Number.isInteger(value) && value >= seedSetting.from && value <= seedSetting.to) onSeed(value);
  }

  async function handleCopy() {
    const { origin, pathname, search } = location;
    const address = `${origin}${pathname}${search}#figure-${figure}`;
    if (await copyText(address)) notify("Copied a link to this figure with its settings");
    else notify(`The browser blocked clipboard access. The link is ${address}`);
  }

  return (
    <>
      <label htmlFor={id}>
        {of ?? seedSetting.label}
        {of && <span className="sr-only"> seed</span>}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={seedSetting.from}
        max={seedSetting.to}
        value={seed}
        onChange={({ target }) => handleSeed(target.valueAsNumber)}
      />
      <FigureButton onClick={() => onSeed((seed + 1) % (seedSetting.to + 1))}>
        Next<span className="sr-only"> seed</span>
      </FigureButton>
      <FigureButton onClick={onReset}>Reset</FigureButton>
      <FigureButton onClick={handleCopy}>
        <span className="sr-only">Copy </span>Link
      </FigureButton>
    </>
  );
}
