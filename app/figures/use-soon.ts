import { useRef } from "react";

/** Runs work between two frames, one piece at a time, so that no single frame has all of it. */
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
