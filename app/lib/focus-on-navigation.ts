import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a move to another page, takes the reader to its heading, which assistive technology then reads. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const heading = document.querySelector("h1");
    if (hash || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
