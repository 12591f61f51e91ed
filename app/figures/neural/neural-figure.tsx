import { memo, useDeferredValue, useRef } from "react";
import {
  ControlButtons,
  Controls,
  FigureButton,
  RunButton,
  SettingControls,
} from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable, Readout } from "#app/figures/figure-frame.tsx";
import { SeedControls } from "#app/figures/seed-controls.tsx";
import { useSettings } from "#app/figures/use-settings.ts";
import { LossChart } from "./loss-chart.tsx";
import { inputKeys, mostEpochs, type NeuralState, neuralSettings, neuralState } from "./neural-model.ts";
import { NeuralPicture } from "./neural-picture.tsx";
import { tasks } from "./neural-tasks.ts";
import { neuronRows, stateInWords } from "./neural-words.ts";
import { useTraining } from "./use-training.ts";

const figure = "neural";

/** A small network, its forward pass and its training. */
export function NeuralFigure() {
  const place = useRef<HTMLElement>(null);
  const { shown, isRunning, handleRun } = useTraining(useSettings(figure, neuralSettings), place);
  const { values, change, reset } = shown;
  const now = neuralState(values);
  // The controls answer at once; the pictures follow when there is time.
  const state = useDeferredValue(now);
  const { inputNames, largestInput } = tasks[values.task];
  const inputs = inputKeys.slice(0, inputNames.length);
  const inputSettings = inputs.map((key, index) => [
    key,
    { ...neuralSettings[key], label: `Input ${inputNames[index]}`, to: largestInput },
  ]);
  const inputValues = inputs.map((key, index) => [key, now.inputs[index]]);
  return (
    <FigureFrame
      place={place}
      title="A network that learns"
      caption="Solid lines are positive weights, dashed ones negative; the thicker, the larger. A neuron is full at 1 or -1. Dashed curves: the same network at the advised rates 0.001 and 0.01. The scales of the chart are logarithmic."
    >
      <div className="grid items-center gap-6 sm:grid-cols-2">
        <NeuralPicture state={state} />
        <LossChart state={state} />
      </div>
      <Readout isRunning={isRunning}>{stateInWords(now, values)}</Readout>
      <Controls label="The task, the network and its training">
        <SettingControls
          settings={{ ...neuralSettings, ...Object.fromEntries(inputSettings) }}
          inUse={{ ...shown, values: { ...values, ...Object.fromEntries(inputValues) } }}
          only={["task", "activation", "rate", "epochs", ...inputs]}
        />
        <ControlButtons>
          <RunButton isRunning={isRunning} onPress={handleRun} what="training" />
          <FigureButton onClick={() => change({ epochs: Math.min(values.epochs + 1, mostEpochs) })}>
            One epoch
          </FigureButton>
        </ControlButtons>
        <ControlButtons>
          <SeedControls
            figure={figure}
            seed={values.seed}
            onSeed={(seed) => change({ seed })}
            onReset={reset}
          />
        </ControlButtons>
      </Controls>
      <NeuronTable state={state} />
    </FigureFrame>
  );
}

/** After the picture, and not with it: nobody reads a table at 30 frames in a second. */
const NeuronTable = memo(function NeuronTable({ state }: { state: NeuralState }) {
  return (
    <FigureTable
      label="Neurons as a table"
      columns={["Neuron", "Bias", "Weights", "Sum", "Output"]}
      rows={neuronRows(state)}
    />
  );
});
