import { useEffect, useRef, useState } from "react";
import type { FitnessKind } from "./fitness-kinds.ts";
import { measureAll, type Progress } from "./measure.ts";
import { measureHere } from "./measure-here.ts";
import { type Results, sizes, workersFor } from "./performance-model.ts";
import { NoWorkers, startWorkerPool } from "./worker-pool.ts";

export interface Measuring {
  /** Set while it is measuring. */
  progress?: Progress;
  results?: Results;
  /** Why there are no results, or fewer. */
  note?: string;
}

const withoutWorkers =
  "This browser can’t start a worker, so only fitness was measured, in short slices in the page.";

/** Measures on request, until done or canceled. Nothing is stored or sent. */
export function useMeasuring() {
  const [measuring, setMeasuring] = useState<Measuring>({});
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function measure(fitness: FitnessKind) {
    const control = new AbortController();
    current.current = control;
    const { signal } = control;
    const handleProgress = (progress: Progress) => setMeasuring({ progress });
    handleProgress({ done: 0, total: 1, size: sizes[0] });
    try {
      const workers = workersFor(navigator.hardwareConcurrency);
      const measurements = await measureAll(startWorkerPool(workers, signal), fitness, handleProgress);
      setMeasuring({ results: { fitness, measurements, workers } });
    } catch (error) {
      if (signal.aborted) setMeasuring({ note: "Canceled. Nothing was measured." });
      else if (error instanceof NoWorkers) await measureWithout(fitness, signal, handleProgress);
      else setMeasuring({ note: "The measurement failed. Press the button to try again." });
    } finally {
      control.abort();
    }
  }

  async function measureWithout(
    fitness: FitnessKind,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ) {
    try {
      const measurements = await measureHere(fitness, signal, onProgress);
      setMeasuring({ results: { fitness, measurements, workers: 0 }, note: withoutWorkers });
    } catch {
      setMeasuring({ note: "Canceled. Nothing was measured." });
    }
  }

  return { ...measuring, measure, cancel: () => current.current?.abort() };
}
