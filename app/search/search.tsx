import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { isSearchKey, loadSearch, setOpenSearch } from "./open-search.ts";

type LoadedSearch = Awaited<ReturnType<typeof loadSearch>>;

const label = "Search all pages";

/**
 * The search dialog. It and its field are part of the start scripts, so that the field is there at once and
 * nothing typed is lost while the rest is on the way, or cannot be loaded.
 */
export function Search() {
  const { key } = useLocation();
  const type = useNavigationType();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();
  const [query, setQuery] = useState("");
  // What the reader confirmed while the hits were still on the way.
  const [awaited, setAwaited] = useState<string>();
  // Nothing while it is on the way, null when it did not arrive.
  const [loaded, setLoaded] = useState<LoadedSearch | null>();

  const load = useCallback(() => {
    setLoaded((before) => before ?? undefined);
    loadSearch().then(setLoaded, () => setLoaded(null));
    field.current?.select();
  }, []);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const other = isSearchKey(event) && document.querySelector("dialog[open]");
      // Another dialog asks for an answer first.
      if (other === false || (other && other !== dialog.current)) return;
      event.preventDefault();
      if (other) dialog.current?.close();
      else setIsOpen(true);
    }
    setOpenSearch(() => setIsOpen(true));
    // Before React, which stops keys in content that has no script yet.
    addEventListener("keydown", handleKey, true);
    return () => removeEventListener("keydown", handleKey, true);
  }, []);

  // Whoever goes back or forward wants to see where that leads. A hit closes the dialog itself, and the reader
  // may have opened it again while the page was on its way.
  useEffect(() => {
    if (key && type === "POP") dialog.current?.close();
  }, [key, type]);

  useEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    load();
    document.documentElement.toggleAttribute("data-search", true);
    return () => document.documentElement.removeAttribute("data-search");
  }, [isOpen, load]);

  return (
    isOpen !== undefined && (
      <dialog
        ref={dialog}
        aria-label={label}
        closedby="any"
        onClose={() => setIsOpen(false)}
        className="search"
      >
        <div>
          <Icon name="search" />
          <input
            ref={field}
            aria-label={label}
            placeholder={label}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => !loaded && event.key === "Enter" && setAwaited(query)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
          <Button variant="ghost" size="icon" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="x" />
          </Button>
        </div>
        {loaded ? (
          <loaded.Panel
            index={loaded.index}
            query={query}
            isAwaited={awaited === query}
            field={field}
            dialog={dialog}
          />
        ) : (
          <p role="status">
            {loaded === null
              ? "Search could not be loaded. Check your connection, then try again."
              : "Loading the search index..."}
          </p>
        )}
        {loaded === null && <Button onClick={load}>Retry</Button>}
      </dialog>
    )
  );
}
