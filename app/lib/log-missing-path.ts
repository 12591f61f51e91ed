import { useEffect } from "react";
import { useLocation } from "react-router";

/** Leaves the requested path in the console, where whoever followed or wrote the link can find it. */
export function useLogMissingPath(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404: no page at", pathname);
  }, [pathname]);
}
