import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { hitId, hitsId } from "./search-hits.tsx";
import { nextHit, type SearchView } from "./search-view.ts";

/**
 * Which hit is chosen: the first of an answer, until keys or the pointer move on. The field belongs to the start
 * scripts and knows nothing of hits, so its keys and attributes are tended to from here.
 */
export function useActiveHit(view: SearchView, field: RefObject<HTMLInputElement | null>) {
  const [moved, setMoved] = useState({ view, index: -1 });
  const first = view.isAnswer ? 0 : -1;
  const active = moved.view === view && moved.index >= 0 ? moved.index : first;
  const count = view.groups.reduce((sum, group) => sum + group.hits.length, 0);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // The keys of an input method; Safari ends composing before the Enter that ends it.
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
    const input = field.current;
    input?.setAttribute("role", "combobox");
    input?.setAttribute("aria-autocomplete", "list");
    input?.setAttribute("aria-controls", hitsId);
    input?.setAttribute("aria-expanded", "true");
    input?.addEventListener("keydown", handleKey);
    return () => input?.removeEventListener("keydown", handleKey);
  }, [field]);

  useLayoutEffect(() => {
    const input = field.current;
    if (active < 0) input?.removeAttribute("aria-activedescendant");
    else input?.setAttribute("aria-activedescendant", hitId(active));
  }, [field, active]);

  useLayoutEffect(() => {
    if (view) document.getElementById(hitsId)?.scrollTo(0, 0);
  }, [view]);

  const point = useCallback((index: number) => setMoved({ view, index }), [view]);
  return { active, point };
}

/** The first hit brings the name of its group with it. */
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
