import type { ComponentType } from "react";

/**
 * The React components that run in the browser. The build renders their first state into the page; the loader
 * (islands.client.ts) fetches and hydrates each one according to its `when`.
 */
export const islands = {
  "behavior-figure": async () => (await import("#app/figures/behavior/behavior-figure.tsx")).BehaviorFigure,
  "dna-figure": async () => (await import("#app/figures/dna/dna-figure.tsx")).DnaFigure,
  "evolution-figure": async () =>
    (await import("#app/figures/evolution/evolution-figure.tsx")).EvolutionFigure,
  "network-figure": async () => (await import("#app/figures/network/network-figure.tsx")).NetworkFigure,
  "neural-figure": async () => (await import("#app/figures/neural/neural-figure.tsx")).NeuralFigure,
  "performance-figure": async () =>
    (await import("#app/figures/performance/performance-figure.tsx")).PerformanceFigure,
  "population-figure": async () =>
    (await import("#app/figures/population/population-figure.tsx")).PopulationFigure,
  "checksum-proof": async () => (await import("#app/figures/population/checksum-proof.tsx")).ChecksumProof,
  "missing-page": async () => (await import("#app/docs/missing-page.tsx")).MissingPage,
  "missing-page-breadcrumbs": async () => (await import("#app/docs/missing-page.tsx")).MissingPageBreadcrumbs,
  // For the design review, which is never published.
  ...(import.meta.env.DESIGN_REVIEW && {
    "failing-specimen": async () =>
      (await import("#app/sections/design-review/specimen-islands.tsx")).FailingSpecimen,
    "toast-specimen": async () =>
      (await import("#app/sections/design-review/specimen-islands.tsx")).ToastSpecimen,
  }),
} as const satisfies Record<string, () => Promise<ComponentType>>;

export type IslandName = keyof typeof islands;

export function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && name in islands;
}
