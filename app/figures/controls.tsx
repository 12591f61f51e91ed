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

interface ControlsProps<Of extends Settings> extends SettingControlsProps<Of> {
  label: string;
  /** The buttons that run the figure, or take a step. */
  run?: ReactNode;
  /** Buttons that choose several settings, or do something else. */
  presets?: ReactNode;
  /** Settings with a handle in the picture, which is too small for fingers where the controls are below it. */
  handled?: readonly (keyof Of & string)[];
  /** The settings that small screens show on request. An empty list keeps its row. */
  more?: readonly (keyof Of & string)[];
  /** Settings after those that every screen shows on request. */
  rest?: readonly (keyof Of & string)[];
  /** The last row: the seed and what every figure has. */
  children?: ReactNode;
}

/** The controls of a figure, in the same order everywhere. Interactions before hydration are replayed. */
export function Controls<Of extends Settings>({
  label,
  run,
  presets,
  handled,
  more,
  rest,
  children,
  ...main
}: ControlsProps<Of>) {
  return (
    <fieldset data-controls className="figure-controls no-js:hidden print:hidden">
      <legend className="sr-only">{label}</legend>
      {run && <div>{run}</div>}
      <SettingControls {...main} />
      {handled && <SettingControls {...main} only={handled} className="@[42rem]:hidden" />}
      {presets !== undefined && <div>{presets}</div>}
      {more && (
        <details className={more.length > 0 ? "" : "invisible"}>
          <summary>More settings</summary>
          <SettingControls {...main} only={more} />
          {rest && (
            <details>
              <summary>More settings</summary>
              <SettingControls {...main} only={rest} />
            </details>
          )}
        </details>
      )}
      {children && <div>{children}</div>}
      {main.inUse.refused.map((sentence) => (
        <p key={sentence} role="alert" className="text-danger text-sm">
          {sentence}
        </p>
      ))}
    </fieldset>
  );
}

interface SettingControlsProps<Of extends Settings> {
  settings: Of;
  inUse: SettingsInUse<Of>;
  /** The settings to show, in order. */
  only: readonly (keyof Of & string)[];
  className?: string;
}

/** A native control for each setting, with its value beside the name. */
function SettingControls<Of extends Settings>({
  settings,
  inUse,
  only,
  className = "",
}: SettingControlsProps<Of>) {
  const { values, change } = inUse;
  const latest = useRef(change);
  useLayoutEffect(() => {
    latest.current = change;
  });
  // A stable function, so that a control re-renders only when its own value changes.
  const handleChange = useCallback(
    (name: string, value: number | string) => latest.current({ [name]: value } as Partial<Values<Of>>),
    [],
  );
  return (
    <div className={`figure-settings ${className}`}>
      {only.map((name) => {
        const setting = settings[name];
        const value = values[name];
        const own = { name, onChange: handleChange };
        if (setting && isNumberSetting(setting) && typeof value === "number")
          return <Slider key={name} {...own} setting={setting} value={value} />;
        if (setting && !isNumberSetting(setting) && typeof value === "string")
          return <Choice key={name} {...own} setting={setting} value={value} />;
        return null;
      })}
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
  const { label, from, to, step, stops, format = String, spoken = format } = setting;
  const range = stops
    ? { min: 0, max: stops.length - 1, step: 1, value: Math.max(stops.indexOf(value), 0) }
    : { min: from, max: to, step, value };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...range}
        aria-valuetext={spoken(value)}
        onChange={({ target }) =>
          onChange(name, stops ? (stops[target.valueAsNumber] ?? from) : target.valueAsNumber)
        }
      />
      <output htmlFor={id}>{format(value)}</output>
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

interface RunButtonProps {
  isRunning: boolean;
  onPress: () => void;
  /** What runs, such as "evolution"; used in the label. */
  what: string;
}

/** Starts and pauses. Has the same width in both states, so that its neighbors don't move. */
export function RunButton({ isRunning, onPress, what }: RunButtonProps) {
  return (
    <FigureButton onClick={onPress} variant={isRunning ? "secondary" : "primary"} className="min-w-24">
      {/* Both labels are rendered: replacing the text would take as long as the rest of the click. */}
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
