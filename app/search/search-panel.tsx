import { pages } from "virtual:docs-nav";
import {
  type MouseEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from "react";
import { createRoot, type Root } from "react-dom/client";
import { closeBeside } from "#app/ui/close-beside.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";
import { site } from "#content/site.ts";
import { findPages } from "./find-pages.ts";
import { helpGroups, rememberHit, startGroups } from "./offers.ts";
import { hitId, SearchHits } from "./search-hits.tsx";
import type { SearchIndex } from "./search-index.ts";
import { SearchKeys } from "./search-keys.tsx";
import { firstGroups, type Hit, searchView } from "./search-view.ts";
import { useActiveHit } from "./use-active-hit.ts";
import { useDebounced } from "./use-debounced.ts";
import { useVisibleHeight } from "./use-visible-height.ts";
import "./search-panel.css";

export { loadIndex } from "./search-index.ts";

const announceMs = 500;
const completeMs = 150;

interface SearchParts {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  panel: HTMLElement;
}

let root: Root | undefined;
let openings = 0;

/** Shows the results below the field. `isAwaited` means that the reader has already pressed Enter. */
export function showPanel(parts: SearchParts, index: SearchIndex, isAwaited: boolean): void {
  if (!root) {
    parts.panel.replaceChildren();
    root = createRoot(parts.panel);
    closeBeside(parts.dialog);
  }
  openings += 1;
  root.render(<SearchPanel {...parts} index={index} isAwaited={isAwaited} opening={openings} />);
}

interface SearchPanelProps extends SearchParts {
  index: SearchIndex;
  isAwaited: boolean;
  /** Changes whenever the dialog opens, to offer recently opened hits. */
  opening: number;
}

/** Everything below the field: hits, their number, and the shortcuts. */
function SearchPanel({ index, isAwaited, opening, field, dialog }: SearchPanelProps) {
  const query = useFieldValue(field);
  useVisibleHeight(dialog);

  const view = useMemo(() => {
    const result = query.trim() ? findPages(index, query) : undefined;
    return searchView(query, result, { start: opening ? startGroups() : [], help: helpGroups() });
  }, [index, query, opening]);
  const { active, point } = useActiveHit(view, field);
  const pressFirst = useEffectEvent(() => {
    if (isAwaited && view.isAnswer) document.getElementById(hitId(0))?.click();
  });
  useEffect(() => pressFirst(), []);
  const message = useDebounced(view.message, announceMs);
  // Lower hits wait for a pause, to keep each key press fast.
  const isComplete = useDebounced(view, completeMs) === view || active > 0;

  const handleChoose = useCallback(
    (event: MouseEvent, hit: Hit) => {
      // Opens in a new tab: the reader stays here.
      if (!isPlainPress(event)) return;
      const page = pages.find(({ href }) => href === hit.href.split("#")[0]);
      rememberHit(hit, page?.title ?? site.name);
      dialog.close();
    },
    [dialog],
  );

  return (
    <>
      {view.message && !view.isAnswer && <p className="search-message">{view.message}</p>}
      <SearchHits
        query={query}
        groups={isComplete ? view.groups : firstGroups(view)}
        active={active}
        onPoint={point}
        onChoose={handleChoose}
      />
      <p role="status" className="sr-only">
        {message}
      </p>
      <SearchKeys count={view.isAnswer ? view.message : ""} />
    </>
  );
}

function useFieldValue(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      field.addEventListener("input", listener);
      return () => field.removeEventListener("input", listener);
    },
    [field],
  );
  return useSyncExternalStore(subscribe, () => field.value);
}
