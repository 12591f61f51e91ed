import { inputKeys, type NeuralState, type NeuralValues, neuralSettings } from "./neural-model.ts";

interface NodeInputsProps {
  state: NeuralState;
  change: (change: Partial<NeuralValues>) => void;
}

/** A native slider on top of each input neuron, which the picture draws. */
export function NodeInputs({ state: { task, inputs }, change }: NodeInputsProps) {
  return (
    <div className="node-inputs no-js:hidden print:hidden">
      {inputs.map((input, place) => (
        <input
          key={task.inputNames[place]}
          type="range"
          aria-label={`Input ${task.inputNames[place]}`}
          min={0}
          max={task.largestInput}
          step={neuralSettings.a.step}
          value={input}
          onChange={({ target }) => change({ [inputKeys[place] ?? "a"]: target.valueAsNumber })}
        />
      ))}
    </div>
  );
}
