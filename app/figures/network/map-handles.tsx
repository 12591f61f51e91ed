import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import type { Position } from "#simulation/surroundings.ts";
import type { Listener, NetworkValues } from "./network-model.ts";
import { ground, onGround } from "./organisms.ts";

type Name = NetworkValues["sender"];

interface MapHandlesProps {
  listeners: readonly Listener[];
  sender: Name;
  onMove: (name: Name, to: Position) => void;
}

const stride = 5;
const strides: Readonly<Record<string, Position>> = {
  ArrowLeft: { x: -stride, y: 0 },
  ArrowRight: { x: stride, y: 0 },
  ArrowUp: { x: 0, y: -stride },
  ArrowDown: { x: 0, y: stride },
};
// At least 24 px where the map is smallest, and less than the distance between two organisms.
const reach = 13;

/** On top of the map: organisms can be dragged. A click on the ground or arrow keys move the sender. */
export function MapHandles({ listeners, sender, onMove }: MapHandlesProps) {
  const dragged = useRef<Name>(undefined);

  function positionOf({ currentTarget, clientX, clientY }: MouseEvent): Position {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return onGround({
      x: ((clientX - left) / width) * ground.width,
      y: ((clientY - top) / height) * ground.height,
    });
  }

  function handleKey(event: KeyboardEvent) {
    const by = strides[event.key];
    const from = listeners.find(({ name }) => name === sender);
    if (!(by && from)) return;
    event.preventDefault();
    onMove(sender, onGround({ x: from.x + by.x, y: from.y + by.y }));
  }

  return (
    <svg
      role="application"
      aria-label="Positions of the organisms"
      viewBox={`0 0 ${ground.width} ${ground.height}`}
      className="map-handles no-js:hidden print:hidden"
      onPointerMove={(event) => {
        if (dragged.current) onMove(dragged.current, positionOf(event));
      }}
      onLostPointerCapture={() => {
        dragged.current = undefined;
      }}
      onKeyDown={handleKey}
      onClick={(event) => {
        if (event.target === event.currentTarget) onMove(sender, positionOf(event));
      }}
    >
      {listeners.map((listener) => (
        <circle
          key={listener.name}
          cx={listener.x}
          cy={listener.y}
          r={reach}
          onPointerDown={({ currentTarget, pointerId }) => {
            currentTarget.setPointerCapture(pointerId);
            dragged.current = listener.name;
          }}
          {...(listener.name === sender && {
            role: "button",
            tabIndex: 0,
            "aria-label": `Move ${sender}, the sender, with the arrow keys`,
          })}
        />
      ))}
    </svg>
  );
}
