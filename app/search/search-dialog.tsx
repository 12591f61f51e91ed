import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { searchId } from "./open-search.ts";

const label = "Search all pages";
const closesDialog: object = { command: "close", commandfor: searchId };

/**
 * The search dialog, part of every page: its field works at once, and no input is lost while the rest loads.
 * search.client.ts opens it and loads the results (search-panel.tsx).
 */
export function SearchDialog() {
  return (
    <dialog id={searchId} aria-label={label} closedby="any" className="search">
      <div>
        <Icon name="search" />
        <input
          dir="auto"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button
          type="button"
          aria-label="Close"
          data-close-dialog=""
          {...closesDialog}
          className={buttonClass({ variant: "ghost", size: "icon" })}
        >
          <Icon name="x" />
        </button>
      </div>
      <div data-search-panel="" />
    </dialog>
  );
}
