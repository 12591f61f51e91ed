import { Dish } from "./dish.tsx";
import { Helix } from "./helix.tsx";
import { Layers } from "./layers.tsx";
import { Population } from "./population.tsx";

/** Motifs by the last known word in a page's path; a population by default. */
const motifs: Record<string, (props: { seed: number }) => React.ReactNode> = {
  dna: Helix,
  concepts: Helix,
  neural: Layers,
  api: Layers,
  network: Clusters,
  clusters: Clusters,
  community: Clusters,
};

/** The drawing of a page, seeded with its path, so that no two pages have the same one. */
export function Motif({ path }: { path: string }) {
  const word = path.split("/").findLast((part) => part in motifs);
  const Drawing = (word && motifs[word]) || Population;
  return (
    <Dish>
      <Drawing seed={seedOf(path)} />
    </Dish>
  );
}

function Clusters({ seed }: { seed: number }) {
  return <Population seed={seed} hasReach />;
}

function seedOf(path: string): number {
  return [...path].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}
