import type { ContentRecord } from "../../schema.ts";

export const conceptReferences = [
  {
    authors: "Camazine, S., Deneubourg, J.-L., and others",
    title: "Self-Organization in Biological Systems",
    venue: "Princeton University Press",
    year: 2001,
  },
  {
    authors: "Cliff, D., Miller, G. F.",
    title: "Tracking the Red Queen: Measurements of adaptive progress in co-evolutionary simulations",
    venue: "Advances in Artificial Life",
    year: 1995,
  },
  {
    authors: "Couzin, I. D., Krause, J., Franks, N. R., Levin, S. A.",
    title: "Effective leadership and decision-making in animal groups on the move",
    venue: "Nature 433",
    year: 2005,
  },
  {
    authors: "Deb, K., Pratap, A., Agarwal, S., Meyarivan, T.",
    title: "A fast and elitist multiobjective genetic algorithm: NSGA-II",
    venue: "IEEE Transactions on Evolutionary Computation 6",
    year: 2002,
  },
  {
    authors: "Hillis, W. D.",
    title: "Co-evolving parasites improve simulated evolution as an optimization procedure",
    venue: "Physica D 42",
    year: 1990,
  },
  {
    authors: "Jordan, M. I.",
    title: "Attractor dynamics and parallelism in a connectionist sequential machine",
    venue: "Proceedings of the Eighth Annual Conference of the Cognitive Science Society",
    year: 1986,
  },
  {
    authors: "Vaswani, A., Shazeer, N., and others",
    title: "Attention is all you need",
    venue: "Advances in Neural Information Processing Systems 30",
    year: 2017,
  },
  {
    authors: "Vicsek, T., Czirók, A., and others",
    title: "Novel type of phase transition in a system of self-driven particles",
    venue: "Physical Review Letters 75",
    year: 1995,
  },
] as const satisfies readonly ContentRecord<"reference">[];
