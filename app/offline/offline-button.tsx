import { useSyncExternalStore } from "react";
import { openOffline } from "./start-offline.ts";

const never = () => () => {};

/** Not shown where there are no scripts or no workers: without encryption, and in some private windows. */
export function OfflineButton() {
  const isPossible = useSyncExternalStore(
    never,
    () => "serviceWorker" in navigator,
    () => true,
  );
  return (
    isPossible && (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => openOffline()}
        className="py-1 hover:text-accent hover:underline no-js:hidden"
      >
        Save for offline
      </button>
    )
  );
}
