import type { ComponentProps } from "react";

/**
 * A vertical scroller with a thin thumb (scroll-area.client.ts). Scrolling itself is native; without scripts the
 * native scrollbar is shown. Content without links or buttons needs a `tabIndex`, `role` and `aria-label`, so that the
 * keyboard can reach and scroll it.
 */
export function ScrollArea({ className, children, ...rest }: ComponentProps<"div">) {
  return (
    <div data-scroll-area="" className={className}>
      <div {...rest}>
        <div>{children}</div>
      </div>
      <div hidden data-state="hidden" data-scroll-thumb="" className="no-js:hidden" />
    </div>
  );
}
