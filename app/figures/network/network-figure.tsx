import { memo, startTransition, useDeferredValue, useMemo, useRef, useState } from "react";
import {
  ControlButtons,
  Controls,
  FigureButton,
  RunButton,
  SettingControls,
} from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable, Readout } from "#app/figures/figure-frame.tsx";
import { SeedControls } from "#app/figures/seed-controls.tsx";
import { useFrames } from "#app/figures/use-frames.ts";
import { useSettings } from "#app/figures/use-settings.ts";
import { Budget, Votes } from "./network-gauges.tsx";
import { NetworkMap } from "./network-map.tsx";
import { type NetworkState, type NetworkValues, networkSettings, networkState } from "./network-model.ts";
import { decisionInWords, gossipInWords, hopRows, mapInWords, trafficInWords } from "./network-words.ts";
import { advance, quiet, remaining, send } from "./traffic.ts";

const figure = "network";
const hopTime = 700;
const burst = 25;
const wait = 10;

/** A cluster and what it can do: pass news on, decide, and keep quiet. */
export function NetworkFigure() {
  const place = useRef<HTMLElement>(null);
  const waited = useRef(0);
  const inUse = useSettings(figure, networkSettings);
  const { values, reset } = inUse;
  const [progress, setProgress] = useState<{ hop: number; isRunning: boolean }>();
  const [traffic, setTraffic] = useState(quiet);
  // The slider moves at once; the map follows when there is time.
  const settled = useDeferredValue(values);
  const state = useMemo(() => networkState(settled), [settled]);
  const hop = Math.min(progress?.hop ?? state.hops, state.hops);
  const isRunning = progress?.isRunning ?? false;
  const left = remaining(traffic, values.sender);
  const told = gossipInWords(state, settled, hop);

  useFrames(isRunning, place, (elapsed) => {
    waited.current += elapsed;
    if (waited.current < hopTime) return;
    waited.current = 0;
    const next = hop + 1;
    startTransition(() => setProgress({ hop: next, isRunning: next < state.hops }));
  });

  /** A new gossip is a message of the sender, and may be refused like any other. */
  function begin(next: { hop: number; isRunning: boolean }) {
    const sent = send(traffic, values.sender, 1);
    setTraffic(sent);
    waited.current = 0;
    if (!sent.refusal) startTransition(() => setProgress(next));
  }

  function handleRun() {
    if (isRunning) setProgress({ hop, isRunning: false });
    else if (hop < state.hops) setProgress({ hop, isRunning: true });
    else begin({ hop: 0, isRunning: true });
  }

  function handleStep() {
    if (hop < state.hops) startTransition(() => setProgress({ hop: hop + 1, isRunning: false }));
    else begin({ hop: 0, isRunning: false });
  }

  /** With other settings, what was shown and said about the old ones is over. */
  function change(changed: Partial<NetworkValues>) {
    setProgress(undefined);
    setTraffic(({ now, sent }) => ({ now, sent }));
    inUse.change(changed);
  }

  function handleReset() {
    setProgress(undefined);
    setTraffic(quiet);
    reset();
  }

  return (
    <FigureFrame
      place={place}
      title="News in a cluster"
      caption="To scale. The number in an organism is the hop that brings it the news; the ground around it is as far as its own voice carries. Thin lines join all who hear each other. Dashed: in the cluster, but not reached. Crossed: out of reach of every member."
    >
      <div className="grid items-center gap-6 sm:grid-cols-[5fr_3fr]">
        <NetworkMap
          listeners={state.listeners}
          radius={settled.radius}
          hop={hop}
          label={mapInWords(state, hop)}
        />
        <div className="grid gap-4">
          <Votes state={state} threshold={settled.threshold} />
          <Budget sender={values.sender} left={left} />
        </div>
      </div>
      <Readout isRunning={isRunning}>
        {told} {decisionInWords(state, settled)} {trafficInWords(traffic, values.sender, left)}
      </Readout>
      <Controls label="The cluster, its news and its decisions">
        <SettingControls
          settings={networkSettings}
          inUse={{ ...inUse, change }}
          only={["sender", "origin", "radius", "hops", "threshold", "danger", "company", "novelty"]}
        />
        <ControlButtons>
          <RunButton isRunning={isRunning} onPress={handleRun} what="gossip" />
          <FigureButton onClick={handleStep}>Next hop</FigureButton>
          <FigureButton onClick={() => setTraffic(send(traffic, values.sender, burst))}>
            Send {burst} messages
          </FigureButton>
          <FigureButton onClick={() => setTraffic(advance(traffic, wait))}>Wait {wait} s</FigureButton>
        </ControlButtons>
        <ControlButtons>
          <SeedControls
            figure={figure}
            seed={values.seed}
            onSeed={(seed) => change({ seed })}
            onReset={handleReset}
          />
        </ControlButtons>
      </Controls>
      <HopTable state={state} />
    </FigureFrame>
  );
}

const HopTable = memo(function HopTable({ state }: { state: NetworkState }) {
  return (
    <FigureTable label="Hops as a table" columns={["Hop", "Count", "Organisms"]} rows={hopRows(state)} />
  );
});
