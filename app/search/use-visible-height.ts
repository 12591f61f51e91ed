import { type RefObject, useEffect } from "react";

/** Tells an element's style sheet how much of the screen a phone's keyboard leaves. */
export function useVisibleHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    function handleResize() {
      // A reader who has zoomed in moves about by panning.
      if (viewport?.scale === 1) ref.current?.style.setProperty("--visible-height", `${viewport.height}px`);
    }
    viewport?.addEventListener("resize", handleResize);
    handleResize();
    return () => viewport?.removeEventListener("resize", handleResize);
  }, [ref]);
}
