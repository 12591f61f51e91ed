import copy from "virtual:icon-drawing/copy";
import reset from "virtual:icon-drawing/rotate-ccw";
import { useId } from "react";
import { copyText } from "#app/ui/clipboard.ts";
import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import { notify } from "#app/ui/notify.ts";
import { FigureButton } from "./controls.tsx";
import { seedSetting } from "./settings.ts";

interface SeedControlsProps {
  figure: string;
  seed: number;
  onSeed: (seed: number) => void;
  onReset: () => void;
}

/** What every figure has: its seed, another one, the beginning, and a link that shows the same to others. */
export function SeedControls({ figure, seed, onSeed, onReset }: SeedControlsProps) {
  const id = useId();

  function handleSeed(value: number) {
    if (Number.isInteger(value) && value >= seedSetting.from && value <= seedSetting.to) onSeed(value);
  }

  async function handleCopy() {
    const { origin, pathname, search } = location;
    const address = `${origin}${pathname}${search}#figure-${figure}`;
    if (await copyText(address)) notify("Copied a link to this figure as it is");
    else notify(`The browser refused the clipboard. The link is ${address}`);
  }

  return (
    <>
      <span className="flex items-center gap-2 sm:ml-auto">
        <label htmlFor={id} className="text-muted text-sm">
          {seedSetting.label}
        </label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={seedSetting.from}
          max={seedSetting.to}
          value={seed}
          onChange={({ target }) => handleSeed(target.valueAsNumber)}
          className="figure-seed"
        />
      </span>
      <FigureButton onClick={() => onSeed((seed + 1) % (seedSetting.to + 1))}>Next seed</FigureButton>
      <FigureButton onClick={onReset}>
        <DrawnIcon drawing={reset} className="size-4" />
        Reset
      </FigureButton>
      <FigureButton onClick={handleCopy}>
        <DrawnIcon drawing={copy} className="size-4" />
        Copy link
      </FigureButton>
    </>
  );
}
