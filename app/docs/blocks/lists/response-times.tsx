import type { ContentRecord } from "#content/schema.ts";
import { tableRoles } from "./record-table.tsx";

interface ResponseTimesProps {
  times: readonly ContentRecord<"responseTime">[];
}

/** Hours to a first response, as numbers and as bars on one scale that starts at zero. */
export function ResponseTimes({ times }: ResponseTimesProps) {
  const { table, rows: group, row, column, name, cell } = tableRoles;
  const longest = Math.max(...times.map(({ to }) => to));
  return (
    <div className="record-table record-blocks">
      <table {...table}>
        <thead {...group}>
          <tr {...row}>
            <th {...column}>Your message</th>
            <th {...column}>First response</th>
          </tr>
        </thead>
        <tbody {...group}>
          {times.map(({ request, from, to }) => (
            <tr key={request} {...row}>
              <th {...name} className="sm:w-1/3">
                {request}
              </th>
              <td {...cell} data-label="First response">
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
