import { memo, Suspense } from "react";
import { Outlet } from "react-router";

/**
 * The page's own content. It may take part in the script world later than the shell (see page-on-demand), so
 * nothing but a navigation may render it again.
 */
export const PageContent = memo(function PageContent() {
  return (
    <Suspense>
      <Outlet />
    </Suspense>
  );
});
