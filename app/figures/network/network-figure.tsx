import { memo, startTransition, useDeferredValue, useMemo, useRef, useState } from "react";
import { Controls, FigureButton, RunButton } from "#app/figures/controls.tsx";
import { FigureFrame, FigureTable } from "#app/figures/figure-frame.tsx";
import { SeedControls } from "#app/figures/seed-controls.tsx";
import { useFrames } from "#app/figures/use-frames.ts";
import { useSettings } from "#app/figures/use-settings.ts";
import type { Position } from "#simulation/surroundings.ts";
import { MapHandles } from "./map-handles.tsx";
import { Budget, Votes } from "./network-gauges.tsx";
import { NetworkMap } from "./network-map.tsx";
import { type NetworkState, type NetworkValues, networkSettings, networkState } from "./network-model.ts";
import { decisionInWords, gossipInWords, hopRows, mapInWords, trafficInWords } from "./network-words.ts";
import type { Moved } from "./organisms.ts";
import { advance, quiet, remaining, send } from "./traffic.ts";

const figure = "network";
const hopTime = 700;
const burst = 25;
const wait = 10;

/** A cluster and its operations: gossip, decide, limit messages. */
export function NetworkFigure() {
  const place = useRef<HTMLElement>(null);
  const waited = useRef(0);
  const inUse = useSettings(figure, networkSettings);
  const { values, reset } = inUse;
  const [progress, setProgress] = useState<{ hop: number; isRunning: boolean }>();
  const [traffic, setTraffic] = useState(quiet);
  const [moved, setMoved] = useState<Moved>({});
  // The slider moves at once; the map follows when there is time.
  const settled = useDeferredValue(values);
  const places = useDeferredValue(moved);
  const state = useMemo(() => networkState(settled, places), [settled, places]);
  const hop = Math.min(progress?.hop ?? state.hops, state.hops);
  const isRunning = progress?.isRunning ?? false;
  const left = remaining(traffic, values.sender);

  useFrames(isRunning, place, (elapsed) => {
    waited.current += elapsed;
    if (waited.current < hopTime) return;
    waited.current = 0;
    const next = hop + 1;
    startTransition(() => setProgress({ hop: next, isRunning: next < state.hops }));
  });

  /** Gossip is a message of the sender, and may be rejected like any other. */
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

  /** New settings clear the results and messages of the old ones. */
  function change(changed: Partial<NetworkValues>) {
    setProgress(undefined);
    setTraffic(({ now, sent }) => ({ now, sent }));
    if (changed.seed !== undefined) setMoved({});
    inUse.change(changed);
  }

  /** The organism that the reader moves becomes the sender. */
  function handleMove(name: NetworkValues["sender"], to: Position) {
    setProgress(undefined);
    setMoved((before) => ({ ...before, [name]: to }));
    if (name !== values.sender) change({ sender: name });
  }

  function handleReset() {
    setProgress(undefined);
    setTraffic(quiet);
    setMoved({});
    reset();
  }

  return (
    <FigureFrame
      place={place}
      title="Gossip in a cluster"
      instruction="Drag an organism to make it the sender, then run the gossip."
      caption="Numbers: the hop that brings the news. Shaded: the radius. Dashed: not reached. Cross: out of everyone’s reach. Bars: members that choose each behavior; the mark is the threshold."
      picture={
        <div className="relative">
          <NetworkMap
            listeners={state.listeners}
            genes={state.genes}
            radius={settled.radius}
            hop={hop}
            label={mapInWords(state, hop)}
          />
          <MapHandles listeners={state.listeners} sender={values.sender} onMove={handleMove} />
        </div>
      }
      gauges={
        <div className="network-gauges">
          <Votes state={state} threshold={settled.threshold} />
          <Budget sender={values.sender} left={left} limit={remaining(quiet, values.sender)} />
        </div>
      }
      table={<HopTable state={state} />}
      isRunning={isRunning}
      room="readout-medium"
      readout={[
        gossipInWords(state, settled, hop),
        traffic.refusal ? "" : decisionInWords(state, settled),
        trafficInWords(traffic, values.sender, left),
      ].join(" ")}
    >
      <Controls
        label="The cluster, its news and its decisions"
        settings={networkSettings}
        inUse={{ ...inUse, change }}
        run={
          <>
            <RunButton isRunning={isRunning} onPress={handleRun} what="gossip" />
            <FigureButton onClick={handleStep}>Next hop</FigureButton>
          </>
        }
        only={["radius", "hops"]}
        presets={
          <>
            <FigureButton onClick={() => setTraffic(send(traffic, values.sender, burst))}>
              Send {burst} messages
            </FigureButton>
            <FigureButton onClick={() => setTraffic(advance(traffic, wait))}>Wait {wait} s</FigureButton>
          </>
        }
        more={["threshold", "origin"]}
        rest={["sender", "danger", "company", "novelty"]}
      >
        <SeedControls
          figure={figure}
          seed={values.seed}
          onSeed={(seed) => change({ seed })}
          onReset={handleReset}
        />
      </Controls>
    </FigureFrame>
  );
}

const HopTable = memo(function HopTable({ state }: { state: NetworkState }) {
  return (
    <FigureTable label="Hops as a table" columns={["Hop", "Count", "Organisms"]} rows={hopRows(state)} />
  );
});
