import type { ReactNode } from "react";

/** Text and blocks inside a tab, spaced as on the page. */
export function Passage({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
