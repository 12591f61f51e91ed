import { memo, useDeferredValue, useRef } from "react";
import { Controls, FigureButton, RunButton } from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable } from "#app/figures/figure-frame.tsx";
import { SeedControls } from "#app/figures/seed-controls.tsx";
import { useSettings } from "#app/figures/use-settings.ts";
import { LossChart } from "./loss-chart.tsx";
import {
  inputKeys,
  inputSettings,
  mostEpochs,
  type NeuralState,
  neuralSettings,
  neuralState,
} from "./neural-model.ts";
import { NeuralPicture } from "./neural-picture.tsx";
import { neuronRows, stateInWords } from "./neural-words.ts";
import { NodeInputs } from "./node-inputs.tsx";
import { useTraining } from "./use-training.ts";

const figure = "neural";

/** A small network, its forward pass and its training. */
export function NeuralFigure() {
  const place = useRef<HTMLElement>(null);
  const { shown, isRunning, handleRun } = useTraining(useSettings(figure, neuralSettings), place);
  const { values, change, reset } = shown;
  const now = neuralState(values);
  // Controls update at once; the pictures follow when there is time.
  const state = useDeferredValue(now);
  return (
    <FigureFrame
      place={place}
      title="A network that learns"
      instruction="Drag an input’s slider, or run the training."
      caption="Solid lines are positive weights, dashed ones negative; thicker means larger. Full circle: 1 or more (red: −1 or less). Dashed curve: another recommended rate. Both axes are logarithmic."
      picture={
        <div className="neural-pictures grid items-end gap-2 @[20rem]:grid-cols-[3fr_2fr] @[30rem]:gap-4 @[30rem]:grid-cols-[10fr_9fr]">
          <div className="relative">
            <NeuralPicture state={state} />
            <NodeInputs state={now} change={change} />
          </div>
          <LossChart state={state} />
        </div>
      }
      table={<NeuronTable state={state} />}
      isRunning={isRunning}
      room="readout-medium"
      hasShortControls
      readout={stateInWords(now, values)}
    >
      <Controls
        label="The task, the network and its training"
        settings={inputSettings[values.task]}
        inUse={shown}
        run={
          <>
            <RunButton isRunning={isRunning} onPress={handleRun} what="training" />
            <FigureButton onClick={() => change({ epochs: Math.min(values.epochs + 1, mostEpochs) })}>
              One epoch
            </FigureButton>
          </>
        }
        only={["rate", "epochs"]}
        handled={inputKeys.slice(0, now.inputs.length)}
        more={["task", "activation"]}
      >
        <SeedControls
          figure={figure}
          seed={values.seed}
          onSeed={(seed) => change({ seed })}
          onReset={reset}
        />
      </Controls>
    </FigureFrame>
  );
}

/** Updates after the picture, because nobody reads a table at 30 frames per second. */
const NeuronTable = memo(function NeuronTable({ state }: { state: NeuralState }) {
  return (
    <FigureTable
      label="Neurons as a table"
      columns={["Neuron", "Bias", "Weights", "Sum", "Output"]}
      rows={neuronRows(state)}
    />
  );
});
