import { type RefObject, useEffect, useState } from "react";
import { setClosed, useBeforeMatch } from "./closed-content.ts";

/**
 * Whether all lines of a sample are shown, and a function to show or close those that are not its point. They
 * open by themselves for a reader who looks for words in them. React does not own these lines, see tools/highlight.ts.
 */
export function useWholeCode(code: RefObject<HTMLElement | null>): [boolean, (isWhole: boolean) => void] {
  const [isWhole, setIsWhole] = useState(false);

  function showWhole(next: boolean) {
    for (const lines of code.current?.querySelectorAll(".extra") ?? []) setClosed(lines, !next);
    setIsWhole(next);
  }

  useBeforeMatch(code, () => showWhole(true));
  // The browser may have found something before React took over.
  useEffect(() => {
    if (code.current?.querySelector(".extra:not([hidden])")) setIsWhole(true);
  }, [code]);

  return [isWhole, showWhole];
}
