import type { ReactNode } from "react";
import { ByteDigits, ByteRow } from "./byte-row.tsx";
import { DrawingFrame } from "./drawing-figure.tsx";

interface DnaDrawingProps {
  /** Names of the genes in the order of the sequence. */
  genes: readonly string[];
  dna: { version: number; sequence: readonly number[]; checksum: string };
}

const columns = 12;

/** A sequence from its first byte to its last: the named genes with their values, the weights, the checksum. */
export function DnaDrawing({ genes, dna: { version, sequence, checksum } }: DnaDrawingProps) {
  const weights = sequence.slice(genes.length);
  const rows = Array.from({ length: Math.ceil(weights.length / columns) }, (_, row) =>
    weights.slice(row * columns, (row + 1) * columns),
  );
  const bottom = 32 + rows.length * 24;
  const values = genes.map((name, place) => `${name} ${geneValue(sequence[place]).toFixed(2)}`);
  return (
    <DrawingFrame caption="Ada’s DNA, from seed 7. A gene’s value is its byte divided by 255.">
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <Panel label={`The genes ${values.join(", ")}`}>
          <text y="14" className="fill-muted">{`Bytes 0–${genes.length - 1}: genes, 0.0 to 1.0`}</text>
          {genes.map((name, place) => (
            <GeneRow key={name} name={name} byte={sequence[place] ?? 0} y={26 + place * 28} />
          ))}
        </Panel>
        <Panel label={`${weights.length} weights and the checksum`}>
          <g className="fill-muted">
            <text y="14">{`Bytes ${genes.length}–${sequence.length - 1}: weights, −2.0 to 2.0`}</text>
            <text y={bottom + 26}>{`version ${version}, SHA-256 of all ${sequence.length} bytes:`}</text>
          </g>
          <rect y="24" width="352" height={rows.length * 24 + 8} rx="6" className="fill-sunken" />
          <g transform="translate(13)">
            {rows.map((row, index) => (
              <ByteDigits key={row.join(" ")} y={29 + index * 24} bytes={row} width={18} pitch={28} />
            ))}
          </g>
          <text y={bottom + 50} className="fill-accent-strong font-mono">
            {`${checksum.slice(0, 16)}…`}
          </text>
        </Panel>
      </div>
    </DrawingFrame>
  );
}

function Panel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 352 206" role="img" aria-label={label} fontSize="15" className="h-auto w-full fill-ink">
      {children}
    </svg>
  );
}

function GeneRow({ name, byte, y }: { name: string; byte: number; y: number }) {
  const value = geneValue(byte);
  return (
    <>
      <ByteRow y={y} bytes={[{ byte, tone: "gene" }]} width={28} pitch={38} />
      <text x="40" y={y + 16} className="font-mono">
        {name}
      </text>
      <rect x="150" y={y + 7} width="150" height="8" rx="4" className="fill-line" />
      <rect x="150" y={y + 7} width={(150 * value).toFixed(1)} height="8" rx="4" className="fill-accent" />
      <text x="352" y={y + 16} textAnchor="end">
        {value.toFixed(2)}
      </text>
    </>
  );
}

function geneValue(byte = 0): number {
  return byte / 255;
}
