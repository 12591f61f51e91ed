import { memo, Suspense, useLayoutEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { type Outline, readOutline } from "#app/lib/sections.ts";

interface PageContentProps {
  /** Called with the outline of a page when its content is in the document. Must not change. */
  onOutline: (outline: Outline | undefined) => void;
}

/**
 * The page's own content. It may take part in the script world later than the shell (see page-on-demand), so
 * nothing but a navigation may render it again.
 */
export const PageContent = memo(function PageContent({ onOutline }: PageContentProps) {
  return (
    <Suspense>
      <Outlet />
      <OutlineReader onOutline={onOutline} />
    </Suspense>
  );
});

/** After the content and behind the same boundary: when this is there, so is the content. */
function OutlineReader({ onOutline }: PageContentProps) {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname) onOutline(readOutline(document));
  }, [pathname, onOutline]);
  return null;
}
