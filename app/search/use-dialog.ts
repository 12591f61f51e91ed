import { type RefObject, useEffect } from "react";

/**
 * What a native dialog leaves to its page: a press beside it closes it, Escape closes nothing else, and its
 * style sheet learns how much of the screen a phone's keyboard leaves.
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    const viewport = window.visualViewport;

    function handleMouseDown({ target }: MouseEvent) {
      if (target === dialog) dialog?.close();
    }
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.isComposing) return;
      // Or the menu below the dialog would close, too.
      event.preventDefault();
      dialog?.close();
    }
    function handleResize() {
      // A reader who has zoomed in moves about by panning.
      if (viewport?.scale === 1) dialog?.style.setProperty("--visible-height", `${viewport.height}px`);
    }

    const stop = new AbortController();
    const options = { signal: stop.signal };
    dialog?.addEventListener("mousedown", handleMouseDown, options);
    dialog?.addEventListener("keydown", handleKeyDown, options);
    viewport?.addEventListener("resize", handleResize, options);
    handleResize();
    return () => stop.abort();
  }, [ref]);
}
