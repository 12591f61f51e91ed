import { Component, type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface GuardProps {
  /** Names it among all parts of all pages. React's own ids change when it starts over after a failure. */
  part: string;
  children: ReactNode;
}

/**
 * Keeps an exception in one part of a page from taking the rest along. What the reader saw of that part stays
 * as it was: a picture of it, without controls.
 */
export function Guard({ part, children }: GuardProps) {
  return (
    <Boundary fallback={<LastSeen part={part} />}>
      <div data-part={part} className="prose">
        {children}
      </div>
    </Boundary>
  );
}

interface BoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Rendered while what failed is still in the document; React takes that away afterward. */
function LastSeen({ part }: { part: string }) {
  const [seen] = useState(() => withoutControls(document.querySelector(`[data-part="${part}"]`)));
  const place = useRef<HTMLDivElement>(null);

  // Nodes rather than markup: a strict policy lets no script write markup.
  useLayoutEffect(() => {
    if (seen) place.current?.replaceChildren(seen);
  }, [seen]);

  if (seen) return <div ref={place} className="prose" />;
  return (
    <p role="note" className="rounded-lg border border-caution-line bg-caution-soft px-4 py-3">
      This part of the page could not be shown. <a href={location.pathname}>Reload the page</a> to see it.
    </p>
  );
}

/** A copy in which nothing is closed, because nothing can be opened, and no control is dead. */
function withoutControls(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const copy = document.createElement("div");
  copy.className = element.className;
  for (const child of element.childNodes) copy.append(child.cloneNode(true));
  for (const button of copy.querySelectorAll("button")) button.remove();
  for (const closed of copy.querySelectorAll("[hidden]")) closed.removeAttribute("hidden");
  return copy;
}
