import { useEffect, useState } from "react";
import { firstOrganism, type RaisedOrganism, raiseOrganism } from "./raise-organism.ts";

/** Returns the organism generated from a seed after a number of generations; until then, its state so far. */
export function useOrganism(seed: number, generations: number): RaisedOrganism {
  const [organism, setOrganism] = useState(firstOrganism);
  const isThere = organism.seed === seed && organism.generation === generations;

  useEffect(() => {
    if (isThere) return;
    const slices = raiseOrganism(seed, generations);
    let timer = setTimeout(grow);
    function grow() {
      const { value, done } = slices.next();
      if (done) return;
      setOrganism(value);
      timer = setTimeout(grow);
    }
    return () => clearTimeout(timer);
  }, [seed, generations, isThere]);

  return organism;
}
