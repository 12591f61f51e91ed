import { CodeText } from "#app/ui/code-text.tsx";
import type { ApiPart } from "#model/api/api-types.ts";
import { ApiName } from "./api-name.tsx";

interface ApiPartsProps {
  title: string;
  parts: readonly ApiPart[];
}

/** Names with what they mean: parameters, errors, fields, variants or constants. Nothing when there are none. */
export function ApiParts({ title, parts }: ApiPartsProps) {
  if (parts.length === 0) return null;
  return (
    <div className="max-w-[70ch] text-sm">
      <p data-markdown="label" className="font-semibold">
        {title}
      </p>
      <dl data-markdown="code" className="mt-1 flex flex-col gap-2">
        {parts.map(({ id, name, href, type, text, parts: carried }) => (
          <div key={name} id={id} className="sm:grid sm:grid-cols-[13rem_minmax(0,1fr)] sm:gap-3">
            <dt className="break-words font-mono font-semibold">
              {href ? <a href={href}>{name}</a> : <ApiName name={name} />}
              {type && (
                <span data-markdown="detail" className="block font-normal text-muted text-xs">
                  {type}
                </span>
              )}
            </dt>
            <dd>
              <CodeText text={text} />
              {carried && <Carried parts={carried} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What a variant carries, one line for each field. */
function Carried({ parts }: { parts: readonly ApiPart[] }) {
  return (
    <ul className="mt-1 flex flex-col gap-0.5 border-line border-l-2 pl-3 text-muted">
      {parts.map(({ name, type, text }) => (
        <li key={name}>
          <code className="text-ink">{`${name}: ${type}`}</code> <CodeText text={text} />
        </li>
      ))}
    </ul>
  );
}
