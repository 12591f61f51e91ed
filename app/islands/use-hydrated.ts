import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns false in built HTML and during hydration, true afterward. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
