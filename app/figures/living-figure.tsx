import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { onceNear } from "#app/lib/near-screen.ts";
import { Guard } from "#app/ui/guard.tsx";

export interface FigureScript {
  Figure: ComponentType;
  /** Begins to load it. */
  load: () => void;
}

/** The script of a figure, which waits in the browser until it is asked for. */
export function figureScript(load: () => Promise<ComponentType>): FigureScript {
  let handleLoad = () => {};
  const wanted = new Promise<void>((resolve) => {
    handleLoad = resolve;
  });
  const Figure = lazy(async () => {
    if (!import.meta.env.SSR) await wanted;
    return { default: await load() };
  });
  return { Figure, load: handleLoad };
}

interface LivingFigureProps {
  /** Names it on its page and in addresses. */
  name: string;
  script: FigureScript;
}

/**
 * A figure that runs in the reader's browser. Its first frame is part of the built page; its script is loaded when
 * it comes near the screen, and takes the picture over as it is.
 */
export function LivingFigure({ name, script: { Figure, load } }: LivingFigureProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => onceNear(place.current, load), [load]);
  return (
    <div ref={place} id={`figure-${name}`} data-figure={name}>
      <Guard part={`figure-${name}`} note="This figure has stopped, and its last picture stays.">
        <Suspense fallback={<div className="min-h-120" />}>
          <Figure />
        </Suspense>
      </Guard>
    </div>
  );
}
