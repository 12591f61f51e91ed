import pause from "virtual:icon-drawing/pause";
import play from "virtual:icon-drawing/play";
import {
  type ComponentProps,
  memo,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "#app/ui/button.tsx";
import { DrawnIcon } from "#app/ui/drawn-icon.tsx";
import {
  type ChoiceSetting,
  isNumberSetting,
  type NumberSetting,
  type Settings,
  type Values,
} from "./settings.ts";
import type { SettingsInUse } from "./use-settings.ts";

/** The controls of a figure. They work from first paint: what comes before its script is repeated after it. */
export function Controls({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset data-controls className="figure-controls no-js:hidden print:hidden">
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
  const { values, change, refused } = inUse;
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  // Always the same, so that a control is rendered again only when its own value changes.
  const handleChange = useCallback(
    (name: string, value: number | string) => latest.current({ [name]: value } as Partial<Values<Of>>),
    [],
  );
  const names: readonly (keyof Of & string)[] = only ?? Object.keys(settings);
  return (
    <div className="figure-settings">
      {names.map((name) => {
        const setting = settings[name];
        const value = values[name];
        const own = { name, onChange: handleChange };
        if (setting && isNumberSetting(setting) && typeof value === "number")
          return <Slider key={name} {...own} setting={setting} value={value} />;
        if (setting && !isNumberSetting(setting) && typeof value === "string")
          return <Choice key={name} {...own} setting={setting} value={value} />;
        return null;
      })}
      {refused.map((sentence) => (
        <p key={sentence} role="alert" className="col-span-full text-danger text-sm">
          {sentence}
        </p>
      ))}
    </div>
  );
}

interface ControlProps<Setting, Value> {
  name: string;
  setting: Setting;
  value: Value;
  onChange: (name: string, value: Value) => void;
}

const Slider = memo(function Slider({ name, setting, value, onChange }: ControlProps<NumberSetting, number>) {
  const id = useId();
  const { label, from, to, step, stops, format = String } = setting;
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
          onChange(name, stops ? (stops[target.valueAsNumber] ?? from) : target.valueAsNumber)
        }
      />
    </div>
  );
});

const Choice = memo(function Choice({ name, setting, value, onChange }: ControlProps<ChoiceSetting, string>) {
  const id = useId();
  const { label, options } = setting;
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(name, target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
});

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

/** Starts and pauses; as wide with either word, so that its neighbors stay. */
export function RunButton({ isRunning, onPress, what }: RunButtonProps) {
  return (
    <FigureButton onClick={onPress} variant={isRunning ? "secondary" : "primary"} className="min-w-24">
      {/* Both are there: to write another one would take as long as the rest of the press. */}
      <DrawnIcon drawing={pause} className={isRunning ? "size-4" : "hidden"} />
      <DrawnIcon drawing={play} className={isRunning ? "hidden" : "size-4"} />
      {isRunning ? "Pause" : "Run"} <span className="sr-only">{what}</span>
    </FigureButton>
  );
}

export function FigureButton({
  variant = "secondary",
  className = "",
  ...rest
}: ComponentProps<typeof Button>) {
  return <Button size="sm" variant={variant} className={`disabled:opacity-60 ${className}`} {...rest} />;
}
