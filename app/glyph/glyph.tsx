import { bone } from "./glyph-colors.ts";
import { type Genes, type GlyphShape, glyphShape } from "./glyph-shape.ts";

interface GlyphProps {
  genes: Genes;
  /** The text alternative; without one, the text beside the drawing must name the organism. */
  label?: string;
  /** A fossil is only an outline: the organism is extinct. */
  isFossil?: boolean;
  /** In units of the drawing. A large drawing needs thinner lines than one of the size of a letter. */
  lineWidth?: number;
  /** The point in the middle of the drawing. */
  center?: readonly [x: number, y: number];
  className?: string;
}

/** An organism as its DNA describes it. */
export function Glyph({ genes, label, className, center: [x, y] = [0, 0], ...look }: GlyphProps) {
  const viewBox = `${x - 32} ${y - 32} 64 64`;
  const body = <GlyphBody genes={genes} {...look} />;
  if (label === undefined) {
    return (
      <svg viewBox={viewBox} aria-hidden="true" className={className}>
        {body}
      </svg>
    );
  }
  return (
    <svg viewBox={viewBox} role="img" aria-label={label} className={className}>
      {body}
    </svg>
  );
}

type GlyphBodyProps = Pick<GlyphProps, "genes" | "isFossil" | "lineWidth">;

/** The parts of a glyph, for use in a larger drawing; 64 units wide and high, around the origin. */
export function GlyphBody({ genes, isFossil = false, lineWidth = 2.5 }: GlyphBodyProps) {
  const shape = glyphShape(genes);
  if (isFossil) return <Fossil {...{ shape, lineWidth }} />;
  const { fill, line } = shape;
  return (
    <g fill="none" stroke={line} strokeWidth={lineWidth} strokeLinecap="round" strokeLinejoin="round">
      {/* A light core inside a dark line is visible on any background. */}
      <path d={shape.tail} strokeWidth={4 + 1.6 * lineWidth} />
      <path d={shape.tail} strokeWidth="4" stroke={fill} />
      {shape.feelers && <path d={shape.feelers} strokeWidth={2 + 1.2 * lineWidth} />}
      {shape.feelers && <path d={shape.feelers} strokeWidth="2" stroke={fill} />}
      <g fill={fill}>
        {shape.spikes && <path d={shape.spikes} />}
        <path d={shape.body} />
      </g>
      <circle {...shape.eye} fill="#fff" />
      <circle {...shape.pupil} fill={line} stroke="none" />
      {shape.mouth && <path d={shape.mouth} />}
    </g>
  );
}

/** Bones, with a cross for an eye. */
function Fossil({ shape, lineWidth }: { shape: GlyphShape; lineWidth: number }) {
  const { tail, spikes, body, ribs, eye } = shape;
  const { cx, cy } = eye;
  return (
    <g fill="none" stroke={bone.line} strokeWidth={lineWidth} strokeLinecap="round" strokeLinejoin="round">
      <path d={tail} strokeWidth={4 + 1.6 * lineWidth} />
      <path d={tail} strokeWidth="4" stroke={bone.fill} />
      <path d={spikes + body} fill={bone.fill} />
      <path d={`${ribs}M${cx - 3} ${cy - 3}l6 6m0-6l-6 6`} />
    </g>
  );
}
