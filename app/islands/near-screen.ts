// Scrolling on a phone covers this distance in about the time that a figure's script takes to load.
const margin = "200px 0px";

/** Calls back once, when the element is within 200 px of the screen. */
export function onceNear(element: Element, onNear: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}
