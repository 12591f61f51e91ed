import { Suspense } from "react";
import { Guard } from "#app/ui/guard.tsx";
import { Specimen } from "./specimen.tsx";

/** A part that throws in the browser, when the address asks for it: /design?fault. The rest has to stay. */
export function Faults() {
  return (
    <Specimen name="Fault">
      <Suspense>
        <Guard part="specimen">
          <FaultyFigure />
        </Guard>
      </Suspense>
    </Specimen>
  );
}

function FaultyFigure() {
  if (!import.meta.env.SSR && new URLSearchParams(location.search).has("fault")) {
    throw new Error("The specimen of a fault");
  }
  return (
    <figure className="rounded-xl border border-line bg-raised p-4">
      <p>What was built stays readable when this figure fails.</p>
      <button type="button">Control of the figure</button>
    </figure>
  );
}
