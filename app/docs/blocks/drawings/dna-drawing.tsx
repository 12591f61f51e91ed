import { ByteRow } from "./byte-row.tsx";
import { DrawingFigure } from "./drawing-figure.tsx";

interface DnaDrawingProps {
  /** Names of the genes in the order of the sequence. */
  genes: readonly string[];
  dna: { version: number; sequence: readonly number[]; checksum: string };
}

const columns = 16;
const weightsTop = 30 + 6 * 28;

/** A sequence from its first byte to its last: the named genes with their values, the weights, the checksum. */
export function DnaDrawing({ genes, dna: { version, sequence, checksum } }: DnaDrawingProps) {
  const weights = sequence.slice(genes.length);
  const rows = Array.from({ length: Math.ceil(weights.length / columns) }, (_, row) =>
    weights.slice(row * columns, (row + 1) * columns),
  );
  const bottom = weightsTop + 34 + rows.length * 24;
  const values = genes.map((name, place) => `${name} ${geneValue(sequence[place]).toFixed(2)}`);
  return (
    <DrawingFigure
      width={352}
      height={bottom + 78}
      label={`A DNA sequence of ${sequence.length} bytes: the genes ${values.join(", ")}, followed by ${weights.length} weights, and a SHA-256 checksum of all bytes.`}
      caption={`Ada’s DNA, from seed 7. Each of the first ${genes.length} bytes is a gene, whose value is the byte divided by 255. The other ${weights.length} bytes are the weights of the neural network.`}
    >
      <g fontSize="15" className="sm:text-xs">
        <g className="fill-muted">
          <text y="14">{`Bytes 0-${genes.length - 1}: genes, 0.0 to 1.0`}</text>
          <text y={weightsTop + 20}>
            {`Bytes ${genes.length}-${sequence.length - 1}: weights, -2.0 to 2.0`}
          </text>
          <text y={bottom + 40}>{`version ${version}, SHA-256 of all ${sequence.length} bytes:`}</text>
        </g>
        {genes.map((name, place) => (
          <GeneRow key={name} name={name} byte={sequence[place] ?? 0} y={26 + place * 28} />
        ))}
        {rows.map((row, index) => (
          <ByteRow
            key={row.join(" ")}
            y={weightsTop + 30 + index * 24}
            bytes={row.map((byte) => ({ byte }))}
            width={21}
            pitch={22}
          />
        ))}
        <path
          d={`M176 ${bottom + 2}v18m-5-6 5 6 5-6`}
          className="fill-none stroke-ink"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
        <text y={bottom + 66} className="fill-accent-strong font-mono">
          {`${checksum.slice(0, 16)}…`}
        </text>
      </g>
    </DrawingFigure>
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
