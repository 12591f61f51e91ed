import { memo, Suspense, useLayoutEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { readSections, type Section } from "#app/lib/sections.ts";

interface PageContentProps {
  /** Called with the sections of a page when its content is in the document. Must not change. */
  onSections: (sections: readonly Section[] | undefined) => void;
}

/**
 * The page's own content. It may take part in the script world later than the shell (see page-on-demand), so
 * nothing but a navigation may render it again.
 */
export const PageContent = memo(function PageContent({ onSections }: PageContentProps) {
  return (
    <Suspense>
      <Outlet />
      <SectionReader onSections={onSections} />
    </Suspense>
  );
});

/** After the content and behind the same boundary: when this is there, so is the content. */
function SectionReader({ onSections }: PageContentProps) {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (pathname) onSections(readSections());
  }, [pathname, onSections]);
  return null;
}
