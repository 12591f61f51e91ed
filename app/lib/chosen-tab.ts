import { useState } from "react";

const chosen = new Map<string, number>();

/** The chosen one of some tabs, the first at first. Whoever comes back to a visit finds the tab of that visit. */
export function useChosenTab(label: string): [number, (index: number) => void] {
  const [index, setIndex] = useState(() => chosen.get(visitOf(label)) ?? 0);

  function choose(next: number) {
    chosen.set(visitOf(label), next);
    setIndex(next);
  }

  return [index, choose];
}

/** The router gives every entry of the history a key. */
function visitOf(label: string): string {
  return import.meta.env.SSR ? label : `${history.state?.key} ${label}`;
}
