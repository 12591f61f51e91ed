import { useEffect, useEffectEvent, useState } from "react";
import { initialValues, readValues, type Settings, type Values, writeValues } from "./settings.ts";

export interface SettingsInUse<Of extends Settings> {
  values: Values<Of>;
  change: (change: Partial<Values<Of>>) => void;
  /** Resets to the initial values. */
  reset: () => void;
  /** An error message about invalid URL parameters. */
  refused: readonly string[];
}

/**
 * The settings of a figure. They are in the URL, so that it can be shared; the built page has the initial ones.
 */
export function useSettings<Of extends Settings>(figure: string, settings: Of): SettingsInUse<Of> {
  const [values, setValues] = useState(() => initialValues(settings));
  const [refused, setRefused] = useState<readonly string[]>([]);

  const readAddress = useEffectEvent((isFirst: boolean) => {
    const read = readValues(figure, settings, location.search);
    if (!isFirst || writeValues(figure, settings, read.values, "") !== "") setValues(read.values);
    if (read.refused.length > 0) setRefused(read.refused);
  });
  useEffect(() => {
    const readAgain = () => readAddress(false);
    readAddress(true);
    addEventListener("figure-settings", readAgain);
    return () => removeEventListener("figure-settings", readAgain);
  }, []);

  function show(next: Values<Of>) {
    setValues(next);
    setRefused([]);
    const search = writeValues(figure, settings, next, location.search);
    history.replaceState(history.state, "", `${location.pathname}${search}${location.hash}`);
  }

  return {
    values,
    change: (change) => show({ ...values, ...change }),
    reset: () => show(initialValues(settings)),
    refused,
  };
}
