import { useRef } from "react";

/** Does a piece of work between two frames, so that no frame has all of it; one piece at a time. */
export function useSoon(): (work: () => void) => void {
  const isWorking = useRef(false);
  return (work) => {
    if (isWorking.current) return;
    isWorking.current = true;
    setTimeout(() => {
      isWorking.current = false;
      work();
    });
  };
}
