import { useEffect } from "react";

/** Sets a style variable to the height above a phone's keyboard. */
export function useVisibleHeight(element: HTMLElement): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    function handleResize() {
      // A reader who has zoomed in scrolls by panning.
      if (viewport?.scale === 1) element.style.setProperty("--visible-height", `${viewport.height}px`);
    }
    viewport?.addEventListener("resize", handleResize);
    handleResize();
    return () => viewport?.removeEventListener("resize", handleResize);
  }, [element]);
}
