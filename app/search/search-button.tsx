import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { searchId } from "./open-search.ts";

// The browser opens the dialog, before any script has arrived; older ones leave it to search.client.ts.
const opensDialog: object = { command: "show-modal", commandfor: searchId };

/** An icon, and where there is room shaped like a field with a hint to its keys. */
export function SearchButton({ className = "" }: { className?: string }) {
  return (
    <button
      type="button"
      {...opensDialog}
      data-search-button=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={`${buttonClass({ variant: "ghost", size: "icon" })} search-button no-js:hidden ${className}`}
    >
      <Icon name="search" />
      <span>Search</span>
    </button>
  );
}
