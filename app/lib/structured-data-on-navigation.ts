import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Structured data is part of the built page alone; after a move it would describe the page before. */
export function useForgetStructuredData(): void {
  const { pathname } = useLocation();
  const builtPath = useRef(pathname);
  useEffect(() => {
    if (pathname !== builtPath.current)
      document.querySelector("script[type='application/ld+json']")?.remove();
  }, [pathname]);
}
