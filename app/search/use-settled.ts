import { useEffect, useState } from "react";

const pauseMs = 500;

/** The value as it was when it last stayed the same for a while: what typing passes through does not count. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
