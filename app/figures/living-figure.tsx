import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { onceNear } from "#app/lib/near-screen.ts";
import { Guard } from "#app/ui/guard.tsx";

/**
 * A figure that runs in the reader's browser. Its first frame is part of the built page; its script is loaded when
 * it comes near the screen, and takes the picture over as it is.
 */
export function livingFigure(name: string, load: () => Promise<ComponentType>): ComponentType {
  let handleNear = () => {};
  const near = new Promise<void>((resolve) => {
    handleNear = resolve;
  });
  const Figure = lazy(async () => {
    if (!import.meta.env.SSR) await near;
    return { default: await load() };
  });

  return function LivingFigure() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => onceNear(place.current, handleNear), []);
    return (
      <div ref={place} id={`figure-${name}`} data-figure={name}>
        <Guard
          part={`figure-${name}`}
          note="This figure has stopped, and its last picture stays."
        >
          <Suspense fallback={<div className="min-h-120" />}>
            <Figure />
          </Suspense>
        </Guard>
      </div>
    );
  };
}
