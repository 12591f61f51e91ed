import { type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from "react";

const stillness = "(prefers-reduced-motion: reduce)";

/** Whether the reader prefers reduced motion: then a figure moves only on request. */
export function usePrefersStillness(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(stillness).matches,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(stillness);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Calls back every frame while the figure is running and on the screen, with the milliseconds since the last one. */
export function useFrames(
  isRunning: boolean,
  place: RefObject<Element | null>,
  onFrame: (elapsed: number) => void,
): void {
  const handleFrame = useEffectEvent(onFrame);
  useEffect(() => {
    if (!isRunning) return;
    let frame = 0;
    let last = 0;
    function next(now: number) {
      // After a pause, missed frames are not made up for.
      handleFrame(last ? Math.min(now - last, 100) : 0);
      last = now;
      frame = requestAnimationFrame(next);
    }
    const observer = new IntersectionObserver((entries) => {
      cancelAnimationFrame(frame);
      last = 0;
      if (entries.at(-1)?.isIntersecting) frame = requestAnimationFrame(next);
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isRunning, place]);
}
