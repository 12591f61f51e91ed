import type { ComponentProps } from "react";
import { Link, useLocation } from "react-router";
import { scrollToAnchor } from "#app/lib/scroll-to-anchor.ts";

interface AnchorLinkProps extends Omit<ComponentProps<typeof Link>, "to" | "replace" | "preventScrollReset"> {
  /** Id of an element on the same page. */
  anchor: string;
}

/**
 * A link that scrolls smoothly to a place on the same page, takes focus there and puts it into the address.
 * It leaves no entry in the history, so that Back leads to the page before this one.
 */
export function AnchorLink({ anchor, ...rest }: AnchorLinkProps) {
  // Prerendering asks for addresses that end in a slash; the link must be the same before and after hydration.
  const path = useLocation().pathname.replace(/(.)\/$/, "$1");
  return (
    <Link
      to={`${path}#${anchor}`}
      replace
      preventScrollReset
      onClick={() => scrollToAnchor(anchor)}
      {...rest}
    />
  );
}
