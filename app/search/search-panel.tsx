import { type MouseEvent, type RefObject, useCallback, useEffect, useEffectEvent, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { pageAt } from "#app/lib/nav.ts";
import { goWhenAwake } from "#app/lib/page-on-demand.tsx";
import { placeOf } from "#app/lib/places.ts";
import { isPlainPress } from "#app/lib/plain-press.ts";
import { site } from "#content/site.ts";
import { findPages } from "./find-pages.ts";
import { helpGroups, rememberHit, startGroups } from "./offers.ts";
import { hitId, SearchHits } from "./search-hits.tsx";
import type { SearchIndex } from "./search-index.ts";
import { SearchKeys } from "./search-keys.tsx";
import { firstGroups, type Hit, searchView } from "./search-view.ts";
import { useActiveHit } from "./use-active-hit.ts";
import { useSettled } from "./use-settled.ts";
import { useVisibleHeight } from "./use-visible-height.ts";

export { loadIndex } from "./search-index.ts";

const announceMs = 500;
const completeMs = 150;

interface SearchPanelProps {
  index: SearchIndex;
  query: string;
  /** Enter was pressed before this panel was there. */
  isAwaited: boolean;
  field: RefObject<HTMLInputElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
}

/** Everything below the field: hits, what they are out of, and the keys. */
export function SearchPanel({ index, query, isAwaited, field, dialog }: SearchPanelProps) {
  const navigate = useNavigate();
  const { pathname, hash, key } = useLocation();
  useVisibleHeight(dialog);

  const view = useMemo(() => {
    const result = query.trim() ? findPages(index, query) : undefined;
    // Each visit of a hit has a key of its own, and is remembered.
    return searchView(query, result, { start: key ? startGroups() : [], help: helpGroups() });
  }, [index, query, key]);
  const { active, point } = useActiveHit(view, field);
  const pressFirst = useEffectEvent(() => {
    if (isAwaited && view.isAnswer) document.getElementById(hitId(0))?.click();
  });
  useEffect(() => pressFirst(), []);
  const message = useSettled(view.message, announceMs);
  // The lower hits wait for a pause, or every key would pay for them.
  const isComplete = useSettled(view, completeMs) === view || active > 0;

  const handleChoose = useCallback(
    (event: MouseEvent, hit: Hit) => {
      // The browser opens it elsewhere, and the reader goes on here.
      if (!isPlainPress(event)) return;
      event.preventDefault();
      rememberHit(hit, pageAt(hit.href.split("#")[0] ?? "")?.title ?? site.name);
      dialog.current?.close();
      const go = () => navigate(hit.href, { replace: hit.href === pathname + hash });
      const [page, anchor = ""] = hit.href.split("#");
      if (page === pathname) goWhenAwake(placeOf(`#${anchor}`), go);
      else go();
    },
    [dialog, hash, navigate, pathname],
  );

  return (
    <>
      {view.message && !view.isAnswer && <p className="px-5 pt-4 text-muted">{view.message}</p>}
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
