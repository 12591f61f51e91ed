import type { KeyboardEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface SidebarFilterProps {
  query: string;
  onQuery: (query: string) => void;
  /** The reader is about to use the filter. */
  onFocus: () => void;
  /** Whether what is shown below is the answer to the query. */
  isFiltering: boolean;
  /** How many pages match. */
  found: number;
}

export function SidebarFilter({ query, onQuery, onFocus, isFiltering, found }: SidebarFilterProps) {
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Escape" || query === "") return;
    event.preventDefault();
    onQuery("");
  }

  return (
    <search className="shrink-0 px-4 pt-4 pb-1 no-js:hidden">
      <div className="relative">
        <Icon
          name="search"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted"
        />
        <input
          type="search"
          value={query}
          onFocus={onFocus}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={handleKeyDown}
          placeholder="Search documentation..."
          aria-label="Search documentation"
          autoComplete="off"
          spellCheck={false}
          className="w-full rounded-lg border border-control bg-surface py-2 pr-2 pl-9 text-sm placeholder:text-muted"
        />
      </div>
      <p role="status" className={isFiltering ? "px-1 pt-2 text-muted text-sm" : "sr-only"}>
        {isFiltering && message(query.trim(), found)}
      </p>
    </search>
  );
}

function message(query: string, found: number): string {
  if (found === 0)
    return `Nothing found for “${query}”. Try a shorter word, or press Escape to see all pages.`;
  return found === 1 ? "1 page found" : `${found} pages found`;
}
