const tones = {
  plain: "fill-raised stroke-line",
  gene: "fill-accent-soft stroke-accent-line",
  changed: "fill-accent-soft stroke-accent",
  gone: "fill-danger-soft stroke-danger",
} as const;

interface ByteCellProps {
  x: number;
  y: number;
  width: number;
  byte: number;
  tone?: keyof typeof tones;
}

/** One byte of a sequence in a drawing, in hexadecimal, with the font size of the drawing, about 15; the cell is 22 high. */
export function ByteCell({ x, y, width, byte, tone = "plain" }: ByteCellProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height="22" rx="4" className={tones[tone]} />
      <text x={x + width / 2} y={y + 16} textAnchor="middle" className="fill-ink font-mono">
        {hex(byte)}
      </text>
    </>
  );
}

export function hex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
