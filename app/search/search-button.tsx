import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { searchId } from "./open-search.ts";

/** The browser opens the dialog before any script has loaded; search.client.ts does so in older browsers. */
export const opensSearch: object = {
  command: "show-modal",
  commandfor: searchId,
  "data-search-button": "",
  "aria-haspopup": "dialog",
};

/** An icon; where there is room, it looks like a field with the keyboard shortcut. */
export function SearchButton({ className = "" }: { className?: string }) {
  return (
    <button
      type="button"
      {...opensSearch}
      aria-keyshortcuts="Control+K Meta+K"
      className={`${buttonClass({ variant: "ghost", size: "icon" })} search-button no-js:hidden ${className}`}
    >
      <Icon name="search" />
      <span>Search</span>
    </button>
  );
}
