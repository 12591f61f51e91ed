import { useEffect } from "react";

/** Passes the height that a phone's keyboard leaves to an element's styles. */
export function useVisibleHeight(element: HTMLElement): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    function handleResize() {
      // A reader who has zoomed in moves about by panning.
      if (viewport?.scale === 1) element.style.setProperty("--visible-height", `${viewport.height}px`);
    }
    viewport?.addEventListener("resize", handleResize);
    handleResize();
    return () => viewport?.removeEventListener("resize", handleResize);
  }, [element]);
}
