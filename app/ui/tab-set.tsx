import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { closedWhen, useBeforeMatch } from "#app/lib/closed-content.ts";
import { holdInPlace } from "#app/lib/hold-in-place.ts";
import { nextTab } from "#app/lib/next-tab.ts";
import type { TabProps } from "./tab.tsx";

interface TabSetProps {
  label: string;
  /** `language` is for styles: the head script knows the choice before React does. */
  tabs: readonly (TabProps & { language?: string })[];
  chosen: number;
  /** The reader chose a tab. */
  onChoose: (index: number) => void;
  /** Something in a closed panel is to be shown. */
  onFind: (index: number) => void;
}

/**
 * A row of tabs and their panels. Every panel is in the page; scripts close all but the chosen one, so without
 * them the panels follow one another under their labels.
 */
export function TabSet({ label, tabs, chosen, onChoose, onFind }: TabSetProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useBeforeMatch(root, (closed) =>
    onFind(panelsOf(root.current).findIndex((panel) => panel.contains(closed))),
  );
  useFoundEarlier(root, chosen, onFind);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextTab(event.key, chosen, tabs.length);
    const tab = next !== undefined && event.currentTarget.querySelectorAll("button")[next];
    if (!tab) return;
    event.preventDefault();
    holdInPlace(tab, () => onChoose(next));
    tab.focus();
  }

  return (
    <div ref={root}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="flex gap-1 overflow-x-auto border-line border-b no-js:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            data-language={tab.language}
            onClick={(event) => holdInPlace(event.currentTarget, () => onChoose(index))}
            className="-mb-px -outline-offset-2 flex shrink-0 items-center gap-2 border-transparent border-b-2 px-3 py-2 font-medium text-muted text-sm transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {tab.label}
            {tab.aside}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        // A closed element keeps its own box and name, so the panel with both is inside it.
        <div key={tab.label} data-panel="" data-language={tab.language} {...closedWhen(index !== chosen)}>
          <div
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            className="pt-4"
          >
            <p className="mb-2 flex items-center gap-2 font-semibold js:hidden">
              {tab.label}
              {tab.aside}
            </p>
            {tab.children}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Before React took over, the browser may have opened a panel: for a link, or for words it was asked to find. */
function useFoundEarlier(
  root: React.RefObject<Element | null>,
  chosen: number,
  onFind: (index: number) => void,
) {
  const check = useEffectEvent(() => {
    const panels = panelsOf(root.current);
    const found = panels.findIndex((panel, index) => index !== chosen && !panel.hasAttribute("hidden"));
    const panel = panels[found];
    // React takes no changes at once while it runs effects.
    if (panel) queueMicrotask(() => holdInPlace(panel, () => onFind(found)));
  });
  useEffect(() => check(), []);
}

function panelsOf(root: Element | null): Element[] {
  return Array.from(root?.children ?? []).slice(1);
}
