import type { ComponentProps, MouseEvent } from "react";
import { goToAnchor } from "#app/lib/go-to-anchor.ts";
import { isPlainClick } from "#app/lib/plain-click.ts";

interface AnchorLinkProps extends Omit<ComponentProps<"a">, "href" | "onClick"> {
  /** Id of an element on the same page. */
  anchor: string;
}

/** A link that scrolls smoothly to a place on the same page, takes focus there and puts it into the address. */
export function AnchorLink({ anchor, ...rest }: AnchorLinkProps) {
  function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goToAnchor(anchor);
  }

  return <a href={`#${anchor}`} onClick={handleClick} {...rest} />;
}
