import { type ComponentProps, type ReactNode, useId } from "react";
import { useHydrated } from "#app/lib/hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type ChoiceSetting, isNumberSetting, type NumberSetting, type Settings } from "./settings.ts";
import type { SettingsInUse } from "./use-settings.ts";

/** The controls of a figure: not to be used before its script is there, and not shown without scripts. */
export function Controls({ label, children }: { label: string; children: ReactNode }) {
  const isAlive = useHydrated();
  return (
    <fieldset disabled={!isAlive} data-controls className="figure-controls no-js:hidden print:hidden">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  );
}

interface SettingControlsProps<Of extends Settings> {
  settings: Of;
  inUse: SettingsInUse<Of>;
  /** Those to show, in order; all when left out. */
  only?: readonly (keyof Of & string)[];
}

/** A native control for each setting, with its value beside the name. */
export function SettingControls<Of extends Settings>({ settings, inUse, only }: SettingControlsProps<Of>) {
  const { values, change } = inUse;
  const names: readonly (keyof Of & string)[] = only ?? Object.keys(settings);
  return (
    <div className="figure-settings">
      {names.map((name) => {
        const setting = settings[name];
        const value = values[name];
        const handleChange = (next: number | string) => change({ [name]: next } as Partial<typeof values>);
        if (setting && isNumberSetting(setting) && typeof value === "number")
          return <Slider key={name} setting={setting} value={value} onChange={handleChange} />;
        if (setting && !isNumberSetting(setting) && typeof value === "string")
          return <Choice key={name} setting={setting} value={value} onChange={handleChange} />;
        return null;
      })}
      {inUse.refused.map((sentence) => (
        <p key={sentence} role="alert" className="col-span-full text-danger text-sm">
          {sentence}
        </p>
      ))}
    </div>
  );
}

interface SliderProps {
  setting: NumberSetting;
  value: number;
  onChange: (value: number) => void;
}

function Slider({
  setting: { label, from, to, step, stops, format = String },
  value,
  onChange,
}: SliderProps) {
  const id = useId();
  const range = stops
    ? { min: 0, max: stops.length - 1, step: 1, value: Math.max(stops.indexOf(value), 0) }
    : { min: from, max: to, step, value };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{format(value)}</output>
      <input
        id={id}
        type="range"
        {...range}
        aria-valuetext={format(value)}
        onChange={({ target }) =>
          onChange(stops ? (stops[target.valueAsNumber] ?? from) : target.valueAsNumber)
        }
      />
    </div>
  );
}

interface ChoiceProps {
  setting: ChoiceSetting;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ setting: { label, options }, value, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

/** The row of buttons: what the figure does, then what every figure can. */
export function ControlButtons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>;
}

interface RunButtonProps {
  isRunning: boolean;
  onPress: () => void;
  /** What runs, such as "evolution", for its name. */
  what: string;
}

/** Starts and pauses. */
export function RunButton({ isRunning, onPress, what }: RunButtonProps) {
  return (
    <FigureButton onClick={onPress} variant={isRunning ? "secondary" : "primary"}>
      {/* Both are there: to write another one would take as long as the rest of the press. */}
      <Icon name="pause" className={isRunning ? "size-4" : "hidden"} />
      <Icon name="play" className={isRunning ? "hidden" : "size-4"} />
      {isRunning ? "Pause" : "Run"} <span className="sr-only">{what}</span>
    </FigureButton>
  );
}

export function FigureButton({ variant = "secondary", ...rest }: ComponentProps<typeof Button>) {
  return <Button size="sm" variant={variant} className="disabled:opacity-60" {...rest} />;
}
