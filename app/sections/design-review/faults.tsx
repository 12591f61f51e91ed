import { Island } from "#app/islands/island.tsx";
import { Specimen } from "./specimen.tsx";

/** An island that throws in the browser for the URL /design?fault, and one that always works. */
export function Faults() {
  return (
    <>
      <Specimen name="Fault">
        <Island component="failing-specimen" when="visible" />
      </Specimen>
      <Specimen name="Toast">
        <Island component="toast-specimen" when="use" />
      </Specimen>
    </>
  );
}
