import type { ReactNode } from "react";

/** One primitive with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-semibold text-muted text-sm">{name}</h2>
      {children}
    </section>
  );
}
