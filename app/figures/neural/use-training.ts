import {
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
} from "react";
import { useFrames } from "#app/figures/use-frames.ts";
import type { SettingsInUse } from "#app/figures/use-settings.ts";
import { useSoon } from "#app/figures/use-soon.ts";
import { isTrained, mostEpochs, type neuralSettings, trainSlice } from "./neural-model.ts";

const frame = 33;
// Each epoch improves less than the one before. Advancing by a fixed share makes the curve grow evenly.
const share = 0.04;

interface TrainingInUse {
  /** The settings to show: while running, with the epochs so far. */
  shown: SettingsInUse<typeof neuralSettings>;
  isRunning: boolean;
  handleRun: () => void;
}

/** Runs a training, and catches up in slices with the requested epochs. */
export function useTraining(
  inUse: SettingsInUse<typeof neuralSettings>,
  place: RefObject<Element | null>,
): TrainingInUse {
  // The URL can't be updated every frame; it gets the epochs when the run pauses.
  const [epochs, setEpochs] = useState<number>();
  const [, showProgress] = useReducer((count: number) => count + 1, 0);
  const waited = useRef(0);
  const soon = useSoon();
  const isRunning = epochs !== undefined;
  const values = { ...inUse.values, epochs: epochs ?? inUse.values.epochs };
  const isReady = isTrained(values);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => {
      trainSlice(values);
      startTransition(showProgress);
    });
    return () => clearTimeout(timer);
  });

  useFrames(isRunning, place, (elapsed) => {
    waited.current += elapsed;
    if (waited.current < frame || !isReady) return;
    waited.current = 0;
    soon(goOn);
  });

  const goOn = useEffectEvent(() => {
    if (!isRunning) return;
    const next = Math.min(values.epochs + Math.max(Math.round(values.epochs * share), 1), mostEpochs);
    trainSlice({ ...values, epochs: next });
    if (next < mostEpochs) startTransition(() => setEpochs(next));
    else stop(next);
  });

  function stop(at: number) {
    setEpochs(undefined);
    inUse.change({ epochs: at });
  }

  return {
    shown: {
      ...inUse,
      values,
      change(change) {
        setEpochs(undefined);
        inUse.change({ epochs: values.epochs, ...change });
      },
      reset() {
        setEpochs(undefined);
        inUse.reset();
      },
    },
    isRunning,
    handleRun() {
      if (isRunning) stop(values.epochs);
      else setEpochs(values.epochs < mostEpochs ? values.epochs : 0);
    },
  };
}
