import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";
import { goWhenAwake } from "#app/lib/page-on-demand.tsx";
import { placeOf } from "#app/lib/places.ts";
import { isPlainPress } from "#app/lib/plain-press.ts";

interface SectionLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** Id of a heading on the same page. */
  section: string;
  /** Called before the reader is taken there. */
  onGo?: () => void;
}

/** A link to a section of the same page. The way back leads to where it was clicked. */
export function SectionLink({ section, onGo, ...rest }: SectionLinkProps) {
  const navigate = useNavigate();
  const hash = `#${section}`;

  function handleClick(event: MouseEvent) {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onGo?.();
    goWhenAwake(placeOf(hash), () =>
      // What else is in the address stays: it may hold a choice of the reader's.
      navigate(location.search + hash, { replace: hash === location.hash }),
    );
  }

  return <a {...rest} href={hash} onClick={handleClick} />;
}
