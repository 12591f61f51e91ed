/** A number that the reader moves with a slider. */
export interface NumberSetting {
  label: string;
  from: number;
  to: number;
  step: number;
  initial: number;
  /** The values of the slider, if equal steps would not do. */
  stops?: readonly number[];
  /** Formats the value, such as "5 %". */
  format?: (value: number) => string;
  /** Describes the value for assistive technology, if the format alone would not do. */
  spoken?: (value: number) => string;
}

/** One of several names. */
export interface ChoiceSetting<Option extends string = string> {
  label: string;
  options: readonly Option[];
  initial: Option;
}

export type Settings = Readonly<Record<string, NumberSetting | ChoiceSetting>>;

export type Values<Of extends Settings> = {
  [Name in keyof Of]: Of[Name] extends { options: readonly (infer Option extends string)[] }
    ? Option
    : number;
};

export interface ReadValues<Of extends Settings> {
  values: Values<Of>;
  /** An error message about invalid URL parameters. */
  refused: string[];
}

/** The seed of every figure: an integer that a reader can type. */
export const seedSetting = {
  label: "Seed",
  from: 0,
  to: 999_999,
  step: 1,
  initial: 42,
} satisfies NumberSetting;

export function isNumberSetting(setting: NumberSetting | ChoiceSetting): setting is NumberSetting {
  return "from" in setting;
}

export function initialValues<Of extends Settings>(settings: Of): Values<Of> {
  const entries = Object.entries(settings).map(([key, { initial }]) => [key, initial]);
  return Object.fromEntries(entries) as Values<Of>;
}

/** Reads values from URL parameters such as `?evolution.seed=7`; missing ones have their initial values. */
export function readValues<Of extends Settings>(
  figure: string,
  settings: Of,
  search: string,
): ReadValues<Of> {
  const asked = new URLSearchParams(search);
  const values: Record<string, number | string> = initialValues(settings);
  const refused: string[] = [];
  for (const [key, setting] of Object.entries(settings)) {
    const text = asked.get(`${figure}.${key}`);
    if (text === null) continue;
    const value = isNumberSetting(setting) ? numberIn(text, setting) : optionIn(text, setting);
    if (value === undefined) refused.push(refusal(text, setting));
    else values[key] = value;
  }
  return { values: values as Values<Of>, refused };
}

/** The query string that restores these values. Initial values are omitted. */
export function writeValues<Of extends Settings>(
  figure: string,
  settings: Of,
  values: Values<Of>,
  search: string,
): string {
  const written = new URLSearchParams(search);
  for (const [key, { initial }] of Object.entries(settings)) {
    // Removed first, so that the same values always give the same URL.
    written.delete(`${figure}.${key}`);
    const value = values[key];
    if (value !== initial && value !== undefined) written.append(`${figure}.${key}`, String(value));
  }
  const text = written.toString();
  return text && `?${text}`;
}

function numberIn(text: string, { from, to, step, stops }: NumberSetting): number | undefined {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (!(value >= from && value <= to)) return undefined;
  if (stops) return stops.includes(value) ? value : undefined;
  const steps = (value - from) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6 ? value : undefined;
}

function optionIn(text: string, { options }: ChoiceSetting): string | undefined {
  return options.find((option) => option === text);
}

function refusal(text: string, setting: NumberSetting | ChoiceSetting): string {
  const asked = `The address sets “${setting.label}” to ${text.slice(0, 20) || "nothing"}`;
  if (!isNumberSetting(setting))
    return `${asked}, but the only options are ${setting.options.join(", ")}. It is now ${setting.initial}.`;
  const { from, to, stops, initial } = setting;
  const allowed = stops ? `one of ${stops.join(", ")}` : `between ${from} and ${to}`;
  return `${asked}, but it must be ${allowed}. It is now ${initial}.`;
}
