import { startWorker } from "#app/figures/start-worker.ts";
import workerUrl from "./evolution.worker.ts?worker&url";
import { type EvolutionReply, type EvolutionRequest, evolutionRunner } from "./evolution-run.ts";

interface Listeners {
  onReply: (reply: EvolutionReply) => void;
  /** A message for the reader if it runs with limits. */
  onTrouble: (sentence: string, canGoOn: boolean) => void;
}

/** Evolves in a worker if possible, otherwise on the page in short slices. */
export interface EvolutionComputer {
  readonly isBusy: boolean;
  ask: (request: EvolutionRequest) => void;
  stop: () => void;
}

/** Larger populations would block the page. */
const largestWithoutWorker = 1000;
const turn = 5;

export function evolutionComputer({ onReply, onTrouble }: Listeners): EvolutionComputer {
  let asked: EvolutionRequest | undefined;
  let worker = startWorker(workerUrl);
  let runHere: ReturnType<typeof evolutionRunner> | undefined;

  function handleReply(reply: EvolutionReply) {
    asked = undefined;
    onReply(reply);
  }

  function answerHere(request: EvolutionRequest) {
    if (request.values.size > largestWithoutWorker) {
      asked = undefined;
      onTrouble(
        `This browser can’t start a worker, so evolution runs in the page. Choose a population of at most ${largestWithoutWorker}.`,
        false,
      );
      return;
    }
    onTrouble("This browser can’t start a worker, so evolution runs in the page, in short slices.", true);
    runHere ??= evolutionRunner(turn);
    const answer = runHere;
    setTimeout(() => handleReply(answer(request)));
  }

  worker?.addEventListener("message", ({ data }: MessageEvent<EvolutionReply>) => handleReply(data));
  worker?.addEventListener("error", (event) => {
    event.preventDefault();
    worker = undefined;
    if (asked) answerHere(asked);
  });

  return {
    get isBusy() {
      return asked !== undefined;
    },
    ask(request) {
      asked = request;
      if (worker) worker.postMessage(request);
      else answerHere(request);
    },
    stop: () => worker?.terminate(),
  };
}
