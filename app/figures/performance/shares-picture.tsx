import { childrenOf, pictureHeight, sharesOf } from "./performance-model.ts";

const size = 1000;
const workers = 4;
const width = 400;
const across = 17;
const wide = 5.4;
const column = width / workers;
const lanes = { top: 128, left: (column - (across - 1) * wide) / 2 };

const children = childrenOf(size);
const elite = (1 - children / size) * width;
const shares = sharesOf(children, workers);
const rows = Math.ceil(Math.max(...shares) / across);
const bottom = lanes.top + rows * wide;

/** How the library splits the fitness evaluation of a generation: all of it as a bar, then a dot for each child. */
export function SharesPicture() {
  return (
    <svg
      role="img"
      aria-label={`A generation of ${size} organisms. The elite of ${size - children} is not evaluated again. ${children} children are divided among ${workers} workers, which evaluate ${shares.join(", ")} of them.`}
      viewBox={`0 0 ${width} ${pictureHeight}`}
      className="text-[15.9px] @max-[20rem]:text-[18.3px] @[30rem]:text-[10.6px] @[36rem]:text-[8.8px] @[42rem]:text-[13.6px] @[48rem]:text-[11.6px]"
    >
      <text x={width / 2} y="13" textAnchor="middle">
        1 · <tspan className="font-semibold">One worker</tspan> creates the children
      </text>
      <g strokeWidth="28">
        <path d={`M0 42H${elite}`} className="stroke-caution" />
        <path d={`M${elite + 2} 42H${width}`} className="stroke-control" />
      </g>
      <text y="82" className="fill-muted">
        <tspan className="fill-caution">elite {size - children}</tspan>, fitness known
      </text>
      <text x={width} y="82" textAnchor="end" className="fill-muted">
        children {children}
      </text>
      <path d={`${bracket(91, 8)}${bracket(bottom + 31, -8)}`} className="fill-none stroke-control" />
      {shares.map((share, worker) => {
        const left = Math.round(worker * column + lanes.left);
        const middle = (worker + 0.5) * column;
        return (
          <g key={middle}>
            <path
              d={dots(share, across, wide, left, lanes.top)}
              strokeLinecap="round"
              strokeWidth="3.6"
              strokeDasharray={`0 ${wide}`}
              className="fill-none stroke-accent"
            />
            <text x={middle} y={bottom + 15} textAnchor="middle" className="fill-accent-strong font-semibold">
              {share}
            </text>
          </g>
        );
      })}
      <text x={width / 2} y={lanes.top - 11} textAnchor="middle">
        2 · <tspan className="font-semibold">{workers} workers</tspan> evaluate fitness
      </text>
      <text x={width / 2} y={bottom + 54} textAnchor="middle">
        3 · <tspan className="font-semibold">One worker</tspan> sorts them all
      </text>
    </svg>
  );
}

/** Lines from the center to all workers, or back. */
function bracket(y: number, length: number): string {
  const middles = shares.map((_, worker) => (worker + 0.5) * column);
  const branches = middles.map((middle) => `M${middle} ${y}v${length}`);
  return `M${middles[0]} ${y}H${middles.at(-1)}M${width / 2} ${y}v${-length}${branches.join("")}`;
}

/** Lines with dashes of length zero, which appear as dots. */
function dots(count: number, each: number, gap: number, left: number, top: number): string {
  return Array.from({ length: Math.ceil(count / each) }, (_, row) => {
    const inRow = Math.min(each, count - row * each);
    // A little longer than the last dot's position, or rounding may lose it.
    return `M${left} ${Math.round((top + row * gap) * 10) / 10}h${Math.round((inRow - 1) * gap * 10) / 10 + 0.1}`;
  }).join("");
}
