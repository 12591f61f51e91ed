import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { openDialog } from "#app/lib/announce.ts";

export interface MobileMenu {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** The button that opens the menu; focus returns to it. */
  toggle: React.RefObject<HTMLButtonElement | null>;
}

/**
 * The sidebar below the large breakpoint. It remembers the visit it was opened on, so every navigation
 * closes it without an effect.
 */
export function useMobileMenu(): MobileMenu {
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = openedOn === key;

  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const wide = matchMedia("(width >= 64rem)");
    const close = () => setOpenedOn(undefined);
    function handleKey(event: KeyboardEvent) {
      // The filter takes Escape first, to clear itself, and so does a dialog in front of the menu.
      if (event.key === "Escape" && !event.defaultPrevented && !openDialog()) close();
    }
    document.addEventListener("keydown", handleKey, { signal: stop.signal });
    wide.addEventListener("change", close, { signal: stop.signal });
    document.documentElement.toggleAttribute("data-menu", true);
    const opener = toggle.current;
    return () => {
      stop.abort();
      document.documentElement.removeAttribute("data-menu");
      // Or the way back to this visit would open the menu again.
      close();
      // After a navigation the new page's heading takes the focus from here.
      opener?.focus();
    };
  }, [isOpen]);

  return { isOpen, open: () => setOpenedOn(key), close: () => setOpenedOn(undefined), toggle };
}
