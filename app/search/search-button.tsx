import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { openSearch, prepareSearch } from "./open-search.ts";

/** An icon, and where there is room shaped like a field with a hint to its keys. */
export function SearchButton({ className = "" }: { className?: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
      onPointerEnter={prepareSearch}
      onFocus={prepareSearch}
      className={`${buttonClass({ variant: "ghost", size: "icon" })} search-button no-js:hidden xl:w-40 xl:border-control xl:px-3 xl:text-sm ${className}`}
    >
      <Icon name="search" />
      <span className="mr-auto max-xl:sr-only">Search</span>
    </button>
  );
}
