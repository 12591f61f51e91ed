import type { ContentRecord } from "#content/schema.ts";

interface ResponseTimesProps {
  times: readonly ContentRecord<"responseTime">[];
}

/** Hours to a first response, as numbers and as bars on one scale, which begins at zero. */
export function ResponseTimes({ times }: ResponseTimesProps) {
  const longest = Math.max(...times.map(({ to }) => to));
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-raised">
      <table className="w-full text-left text-sm">
        <thead className="border-line border-b bg-sunken text-muted">
          <tr>
            <th scope="col" className="px-4 py-2 font-medium">
              Your message
            </th>
            <th scope="col" className="px-4 py-2 font-medium">
              First response
            </th>
          </tr>
        </thead>
        <tbody className="divided">
          {times.map(({ request, from, to }) => (
            <tr key={request}>
              <th scope="row" className="w-2/5 px-4 py-3 font-medium sm:w-1/3">
                {request}
              </th>
              <td className="px-4 py-3">
                <span className="flex flex-col gap-2 sm:flex-row sm:items-center sm:gap-4">
                  <span className="shrink-0 whitespace-nowrap sm:w-28">
                    {from}-{to} hours
                  </span>
                  <ResponseBar from={from} to={to} longest={longest} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ResponseBarProps {
  from: number;
  to: number;
  longest: number;
}

function ResponseBar({ from, to, longest }: ResponseBarProps) {
  return (
    <svg
      viewBox={`0 0 ${longest} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 w-full min-w-0"
    >
      <rect width={longest} height="2" className="fill-sunken" />
      <rect width={from} height="2" className="fill-line" />
      <rect x={from} width={to - from} height="2" className="fill-accent" />
    </svg>
  );
}
