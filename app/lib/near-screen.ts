// A phone's scroll takes about so long to cover this as a script of a figure takes to arrive.
const margin = "200px 0px";

/** Calls back once, when the element is on the screen or nearly so. Returns how to stop waiting. */
export function onceNear(element: Element | null, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
