import { Component, type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface GuardProps {
  /** Names it among all parts of all pages. React's own ids change when it starts over after a failure. */
  part: string;
  /** Said below what is left of it. */
  note?: string;
  children: ReactNode;
}

/**
 * Keeps an exception in one part of a page from taking the rest along. What the reader saw of that part stays
 * as it was: a picture of it, without controls.
 */
export function Guard({ part, note, children }: GuardProps) {
  return (
    <Boundary fallback={<LastSeen part={part} note={note} />}>
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
function LastSeen({ part, note }: { part: string; note: string | undefined }) {
  const [seen] = useState(() => withoutControls(document.querySelector(`[data-part="${part}"]`)));
  const place = useRef<HTMLDivElement>(null);

  // Nodes rather than markup: a strict policy lets no script write markup.
  useLayoutEffect(() => {
    if (seen) place.current?.replaceChildren(seen);
  }, [seen]);

  return (
    <>
      {seen && <div ref={place} className="prose" />}
      {(note || !seen) && (
        <p role="note" className="mt-3 rounded-lg border border-caution-line bg-caution-soft px-4 py-3">
          {seen ? note : "This part of the page could not be shown."}{" "}
          <a href={location.pathname}>Reload the page</a>
        </p>
      )}
    </>
  );
}

/** A copy in which nothing is closed, because nothing can be opened, and no control is dead. */
function withoutControls(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const copy = document.createElement("div");
  copy.className = element.className;
  for (const child of element.childNodes) copy.append(child.cloneNode(true));
  for (const control of copy.querySelectorAll("button, [data-controls]")) control.remove();
  for (const closed of copy.querySelectorAll("[hidden]")) closed.removeAttribute("hidden");
  return copy;
}
