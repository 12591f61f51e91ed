import { type MouseEvent, type RefObject, useCallback, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { wakePage } from "#app/lib/page-on-demand.tsx";
import { findPages } from "./find-pages.ts";
import { helpGroups, rememberHit, startGroups } from "./offers.ts";
import { SearchHits } from "./search-hits.tsx";
import type { SearchIndex } from "./search-index.ts";
import { SearchKeys } from "./search-keys.tsx";
import { type Hit, searchView } from "./search-view.ts";
import { useActiveHit } from "./use-active-hit.ts";
import { useArrival } from "./use-arrival.ts";
import { useDialog } from "./use-dialog.ts";
import { useSettled } from "./use-settled.ts";

export { loadIndex } from "./search-index.ts";

interface SearchPanelProps {
  index: SearchIndex;
  query: string;
  field: RefObject<HTMLInputElement | null>;
  dialog: RefObject<HTMLDialogElement | null>;
}

/** Everything below the field: hits, what they are out of, and the keys. */
export function SearchPanel({ index, query, field, dialog }: SearchPanelProps) {
  const navigate = useNavigate();
  const { pathname, hash, key } = useLocation();
  const expectArrival = useArrival();
  useDialog(dialog);

  const view = useMemo(() => {
    const result = query.trim() ? findPages(index, query) : undefined;
    // Each visit of a hit has a key of its own, and is remembered.
    return searchView(query, result, { start: key ? startGroups() : [], help: helpGroups() });
  }, [index, query, key]);
  const { active, point } = useActiveHit(view, field);
  const message = useSettled(view.message);

  const handleChoose = useCallback(
    (event: MouseEvent, hit: Hit) => {
      // The browser opens it elsewhere, and the reader goes on here.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      rememberHit(hit);
      expectArrival();
      dialog.current?.close();
      if (hit.href.split("#")[0] === pathname) wakePage();
      navigate(hit.href, { replace: hit.href === pathname + hash });
    },
    [dialog, expectArrival, hash, navigate, pathname],
  );

  return (
    <>
      {view.message && !view.isAnswer && <p className="px-5 pt-4 text-muted">{view.message}</p>}
      <SearchHits
        query={query}
        groups={view.groups}
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
