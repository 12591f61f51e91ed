import type { ReactNode } from "react";

/** Text and blocks inside a tab, spaced like the page. */
export function Passage({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
