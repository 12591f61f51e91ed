import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { hitId, hitsId } from "./search-hits.tsx";
import { nextHit, type SearchView } from "./search-view.ts";

/**
 * Tracks the active hit: the first one, until keys or the pointer move to another. The field is part of the built
 * page, so this handles its keys and attributes.
 */
export function useActiveHit(view: SearchView, field: HTMLInputElement) {
  const [moved, setMoved] = useState({ view, index: -1 });
  const first = view.isAnswer ? 0 : -1;
  const active = moved.view === view && moved.index >= 0 ? moved.index : first;
  const count = view.groups.reduce((sum, group) => sum + group.hits.length, 0);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Keys of an input method; Safari ends the composition before the Enter that ends it.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === "Enter") {
      event.preventDefault();
      press(document.getElementById(hitId(active)), event);
      return;
    }
    const hasModifier = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
    const next = hasModifier ? undefined : nextHit(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    setMoved({ view, index: next });
    show(next);
  });

  useEffect(() => {
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", hitsId);
    field.setAttribute("aria-expanded", "true");
    field.addEventListener("keydown", handleKey);
    return () => field.removeEventListener("keydown", handleKey);
  }, [field]);

  useLayoutEffect(() => {
    if (active < 0) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", hitId(active));
  }, [field, active]);

  // Only a scrolled list is reset to its top: anything more would force a layout with every key.
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (!view || !isScrolled.current) return;
    isScrolled.current = false;
    document.getElementById(hitsId)?.scrollTo(0, 0);
  }, [view]);
  useEffect(() => {
    function handleScroll() {
      isScrolled.current = true;
    }
    const list = document.getElementById(hitsId);
    list?.addEventListener("scroll", handleScroll, { passive: true });
    return () => list?.removeEventListener("scroll", handleScroll);
  }, []);

  const point = useCallback((index: number) => setMoved({ view, index }), [view]);
  return { active, point };
}

/** For the first hit, the name of its group scrolls into view, too. */
function show(index: number): void {
  if (index === 0) document.getElementById(hitsId)?.scrollTo(0, 0);
  else document.getElementById(hitId(index))?.scrollIntoView({ block: "nearest" });
}

/** Follows a link as a click with the same modifiers would: Ctrl or Cmd opens a new tab. */
function press(link: Element | null, { ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  link?.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}
