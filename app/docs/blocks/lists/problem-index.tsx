import type { ReactNode } from "react";
import { CodeText } from "#app/ui/code-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContentRecord } from "#content/schema.ts";

/** An overview of a page's problems: symptom, cause and fix. */
export function ProblemIndex({ problems }: { problems: readonly ContentRecord<"problem">[] }) {
  return (
    <ol className={listClass}>
      {problems.map(({ id, title, symptom, cause, fix }) => (
        <Row
          key={id}
          cause={cause}
          fix={fix}
          head={
            <a href={`#${id}`} className="font-semibold">
              {title}
            </a>
          }
        >
          <p>
            <CodeText text={symptom} />
          </p>
        </Row>
      ))}
    </ol>
  );
}

/** Small problems that don't need a section. */
export function IssueList({ issues }: { issues: readonly ContentRecord<"issue">[] }) {
  return (
    <ul className={listClass}>
      {issues.map(({ symptom, cause, fix }) => (
        <Row key={symptom} cause={cause} fix={fix} head={<CodeText text={symptom} />} />
      ))}
    </ul>
  );
}

const listClass = "max-w-none divided rounded-xl border border-line bg-raised";

interface RowProps {
  head: ReactNode;
  cause: string;
  fix: string;
  children?: ReactNode;
}

function Row({ head, cause, fix, children }: RowProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 p-5 md:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="min-w-0 font-medium">{head}</p>
      <div className="min-w-0 flex flex-col gap-1.5 text-sm">
        {children}
        <p className="text-muted">
          <CodeText text={cause} />
        </p>
        <p className="flex gap-2">
          <Icon name="circle-check" className="mt-0.5 size-4 text-accent" />
          <span className="min-w-0">
            <CodeText text={fix} />
          </span>
        </p>
      </div>
    </li>
  );
}
