import { site } from "#content/site.ts";
import { socialImageSize } from "#model/social-image.ts";
import { fontFamily } from "../svg-renderer.ts";
import type { CardText } from "./card-text.ts";
import { Motif } from "./motif.tsx";
import { color } from "./palette.ts";

const { width, height } = socialImageSize;
const left = 72;

/** The social image of a page. */
export function CardDrawing({ path, text }: { path: string; text: CardText }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} fontFamily={fontFamily}>
      <title>{site.name}</title>
      <rect width={width} height={height} fill={color("surface")} />
      <Dots />
      <g transform="translate(656 67) scale(1.033)">
        <Motif path={path} />
      </g>
      <g transform={`translate(${left} 60)`}>
        <Mark />
        <text x="64" y="38" fontSize="32" fontWeight="700" fill={color("ink")}>
          {site.name}
        </text>
      </g>
      <g transform={`translate(${left} 0)`}>
        {text.lines.map(({ content, y, size, weight, role }) => (
          <text key={y} y={y} fontSize={size} fontWeight={weight} fill={color(role)}>
            {content}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The site's logo: a cell and its bud (public/favicon.svg), larger. */
function Mark() {
  return (
    <g transform="translate(-4 -6) scale(2.4)" fill="none" stroke={color("accent")} strokeWidth="1.75">
      <circle cx="9.5" cy="14" r="6.5" />
      <path d="M14.3 9.6a4 4 0 1 1 1.6 4.1" strokeLinecap="round" />
      <circle cx="8.5" cy="15" r="2.2" fill={color("accent")} stroke="none" />
      <circle cx="18" cy="9.8" r="1.3" fill={color("accent")} stroke="none" />
    </g>
  );
}

/** The dots of a laboratory notebook, around the dish. */
function Dots() {
  const step = 30;
  const rows = Array.from({ length: height / step }, (_, index) => (index + 0.5) * step);
  const columns = Array.from({ length: width / step }, (_, index) => (index + 0.5) * step);
  return (
    <g fill={color("line")}>
      {rows.flatMap((cy) =>
        columns
          .filter((cx) => Math.hypot((cx - 904) / 300, (cy - 315) / 460) < 1)
          .map((cx) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1.75" />),
      )}
    </g>
  );
}
