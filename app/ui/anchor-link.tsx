import type { ComponentProps } from "react";
import { Link } from "react-router";
import { scrollToAnchor } from "#app/lib/scroll-to-anchor.ts";

interface AnchorLinkProps extends Omit<ComponentProps<typeof Link>, "to" | "preventScrollReset"> {
  /** Id of an element on the same page. */
  anchor: string;
}

/** A link that scrolls smoothly to a place on the same page, takes focus there and leaves it in the address. */
export function AnchorLink({ anchor, ...rest }: AnchorLinkProps) {
  return <Link to={`#${anchor}`} preventScrollReset onClick={() => scrollToAnchor(anchor)} {...rest} />;
}
