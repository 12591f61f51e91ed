const tones = {
  plain: "fill-raised stroke-line",
  gene: "fill-accent-soft stroke-accent-line",
  changed: "fill-accent-soft stroke-accent",
  gone: "fill-danger-soft stroke-danger",
} as const;

interface ToneByte {
  byte: number;
  tone?: keyof typeof tones;
}

/** Distance between the left edges of adjacent cells, with the class that spaces their digits to match. */
const spacings = {
  28: "[word-spacing:calc(28px-3ch)]",
  38: "[word-spacing:calc(38px-3ch)]",
} as const;

interface ByteRowProps {
  y: number;
  bytes: readonly ToneByte[];
  /** Width of a cell. */
  width: number;
  pitch: keyof typeof spacings;
}

const height = 22;
const corner = 4;

/**
 * Bytes of a sequence side by side, in hexadecimal, at the drawing's font size of about 15. All cells of a tone are
 * one element, and so are all digits, because pages have hundreds of bytes.
 */
export function ByteRow({ y, bytes, width, pitch }: ByteRowProps) {
  const toned = bytes.map(({ byte, tone = "plain" }, index) => ({ byte, tone, x: index * pitch + 0.5 }));
  return (
    <>
      {[...new Set(toned.map(({ tone }) => tone))].map((tone) => (
        <path
          key={tone}
          className={tones[tone]}
          d={toned.flatMap((cell) => (cell.tone === tone ? cellPath(cell.x, y, width) : [])).join("")}
        />
      ))}
      <ByteDigits y={y} bytes={bytes.map(({ byte }) => byte)} width={width} pitch={pitch} />
    </>
  );
}

/** The digits of a row, without cells around them. */
export function ByteDigits({
  y,
  bytes,
  width,
  pitch,
}: Omit<ByteRowProps, "bytes"> & { bytes: readonly number[] }) {
  return (
    <text
      x={((bytes.length - 1) * pitch + width + 1) / 2}
      y={y + 16}
      textAnchor="middle"
      className={`fill-ink font-mono ${spacings[pitch]}`}
    >
      {bytes.map(hex).join(" ")}
    </text>
  );
}

function cellPath(x: number, y: number, width: number): string {
  const [h, v, r] = [width - 2 * corner, height - 2 * corner, corner];
  return `M${x + r} ${y}h${h}q${r} 0 ${r} ${r}v${v}q0 ${r}-${r} ${r}h-${h}q-${r} 0-${r}-${r}v-${v}q0-${r} ${r}-${r}z`;
}

export function hex(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
