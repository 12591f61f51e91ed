import { DrawingFigure } from "#app/docs/drawing-figure.tsx";
import { exampleSettings } from "#content/parameters.ts";
import { gossipChain } from "#content/records/network-concept.ts";

const timeToLive = exampleSettings.gossipTimeToLive;
const perRow = 4;
const step = { x: 92, y: 74 };
const links = Array.from({ length: gossipChain.links }, (_, link) => link);

/** A message on its way along a chain: one hop for each link, until its time-to-live is used up. */
export function NetworkGossipDrawing() {
  return (
    <DrawingFigure
      label={`A chain of ${links.length} organisms, numbered from 0. The message goes from 0 to ${timeToLive} in ${timeToLive} hops and does not reach ${links.length - 1}.`}
      height={step.y * 3 - 8}
      caption={`The chain of the sample, ${gossipChain.spacing} from one link to the next and drawn in three rows. Each arrow is one hop and carries its number. After hop ${timeToLive} the time-to-live is used up: link ${links.length - 1} hears nothing, although it is in the cluster and within reach of its neighbor.`}
    >
      {links.slice(1).map((link) => (
        <Hop key={link} hop={link} />
      ))}
      {links.map((link) => (
        <Link key={link} link={link} />
      ))}
    </DrawingFigure>
  );
}

/** Rows run to and fro, so that neighbors stay neighbors. */
function placeOf(link: number) {
  const row = Math.floor(link / perRow);
  const column = link % perRow;
  return { x: 32 + (row % 2 === 0 ? column : perRow - 1 - column) * step.x, y: 34 + row * step.y };
}

function Link({ link }: { link: number }) {
  const { x, y } = placeOf(link);
  const isReached = link <= timeToLive;
  const look = link === 0 ? "fill-accent stroke-accent" : "fill-accent-soft stroke-accent";
  return (
    <g textAnchor="middle">
      <circle
        cx={x}
        cy={y}
        r="17"
        strokeWidth="2"
        strokeDasharray={isReached ? undefined : "3 3"}
        className={isReached ? look : "fill-danger-soft stroke-danger"}
      />
      <text
        x={x}
        y={y}
        dominantBaseline="central"
        className={link === 0 ? "fill-on-accent font-semibold" : "font-semibold"}
      >
        {link}
      </text>
    </g>
  );
}

function Hop({ hop }: { hop: number }) {
  const [from, to] = [placeOf(hop - 1), placeOf(hop)];
  const isTaken = hop <= timeToLive;
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const tip = { x: to.x - dx * 20, y: to.y - dy * 20 };
  const tone = isTaken ? "stroke-accent" : "stroke-danger";
  return (
    <>
      <path
        d={`M${from.x + dx * 20} ${from.y + dy * 20}L${tip.x} ${tip.y}`}
        strokeWidth="2"
        strokeDasharray={isTaken ? undefined : "3 3"}
        className={tone}
      />
      <path
        d={`M${tip.x - dx * 6 - dy * 5} ${tip.y - dy * 6 - dx * 5}L${tip.x} ${tip.y}L${tip.x - dx * 6 + dy * 5} ${tip.y - dy * 6 + dx * 5}`}
        strokeWidth="2"
        className={`fill-none ${tone}`}
      />
      <text
        x={(from.x + to.x) / 2 + Math.abs(dy) * 14}
        y={(from.y + to.y) / 2 - Math.abs(dx) * 8 + Math.abs(dy) * 5}
        textAnchor="middle"
        className={isTaken ? "fill-muted" : "fill-danger"}
      >
        {isTaken ? hop : "no"}
      </text>
    </>
  );
}
