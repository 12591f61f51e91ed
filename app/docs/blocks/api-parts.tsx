import { Link } from "react-router";
import { CodeText } from "#app/ui/code-text.tsx";
import type { ApiPart } from "#content/api-page.ts";

interface ApiPartsProps {
  title: string;
  parts: readonly ApiPart[];
  /** Where the names lead, if anywhere. */
  href?: string;
}

/** Names with what they mean: parameters, errors, fields, variants or constants. Nothing when there are none. */
export function ApiParts({ title, parts, href }: ApiPartsProps) {
  if (parts.length === 0) return null;
  return (
    <div className="max-w-[70ch] text-sm">
      <p className="font-semibold">{title}</p>
      <dl className="mt-1 space-y-1.5">
        {parts.map(({ name, type, text }) => (
          <div key={name} className="sm:grid sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-3">
            <dt className="break-words font-mono">
              {href ? <Link to={href}>{name}</Link> : name}
              {type && <span className="block text-muted text-xs">{type}</span>}
            </dt>
            <dd>
              <CodeText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
