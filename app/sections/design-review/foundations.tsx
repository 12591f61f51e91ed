import { Specimen } from "./specimen.tsx";

const colors = [
  ["surface", "bg-surface"],
  ["raised", "bg-raised"],
  ["sunken", "bg-sunken"],
  ["ink", "bg-ink"],
  ["muted", "bg-muted"],
  ["line", "bg-line"],
  ["control", "bg-control"],
  ["accent", "bg-accent"],
  ["accent-soft", "bg-accent-soft"],
  ["danger", "bg-danger"],
  ["danger-soft", "bg-danger-soft"],
  ["caution", "bg-caution"],
  ["caution-soft", "bg-caution-soft"],
] as const;

export function Foundations() {
  return (
    <>
      <Specimen name="Color roles">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {colors.map(([role, className]) => (
            <li key={role} className="flex items-center gap-2 text-sm">
              <span className={`size-8 rounded-lg border border-line ${className}`} />
              {role}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <p className="font-display font-semibold text-5xl">Living numbers 0123456789</p>
        <p className="font-display font-semibold text-3xl">A population of one hundred</p>
        <p className="font-display font-semibold text-xl">Selection, crossover, mutation</p>
        <p className="max-w-[70ch]">
          Body text uses the system font, with at most seventy characters per line, so that long explanations
          stay readable on a wide screen.
        </p>
        <p className="max-w-[70ch] text-muted text-sm">
          Secondary text is smaller and muted, but still readable.
        </p>
        <p className="wrap-anywhere font-mono text-sm">Tron::new(dna).initialize_neural_network()</p>
      </Specimen>
    </>
  );
}
