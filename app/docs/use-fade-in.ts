import { type RefObject, useLayoutEffect, useRef } from "react";

const durationMs = 150;

/**
 * Lets an element that has new content appear softly. Never the first one: that would hold up the first paint.
 * It starts well visible, so that the new page is there with the first frame.
 */
export function useFadeIn(content: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(content);

  useLayoutEffect(() => {
    if (last.current === content) return;
    last.current = content;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    element.current?.animate({ opacity: [0.6, 1] }, { duration: durationMs, easing: "ease-out" });
  }, [content]);

  return element;
}
