import type { ReactNode } from "react";
import { CodeText } from "#app/ui/code-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InLanguage } from "#app/ui/in-language.tsx";
import type { ApiPart } from "#model/api/api-types.ts";
import { ApiName } from "./api-name.tsx";

interface ApiPartsProps {
  title: ReactNode;
  parts: readonly ApiPart[];
}

/** More than these are closed on phones. */
const mostOpen = 12;

/** Parameters, errors, fields, variants or constants with their descriptions. Renders nothing if there are none. */
export function ApiParts({ title, parts }: ApiPartsProps) {
  if (parts.length === 0) return null;
  if (parts.length <= mostOpen)
    return (
      <>
        <p data-markdown="label">{title}</p>
        <PartList parts={parts} />
      </>
    );
  return (
    <>
      <p data-markdown="label" className="max-sm:hidden">
        {title}
      </p>
      <details className="phone-fold">
        <summary data-markdown="skip">
          <Icon name="chevron-right" className="disclosure size-4" />
          {parts.length} <span className="lowercase">{title}</span>
        </summary>
        <PartList parts={parts} />
      </details>
    </>
  );
}

function PartList({ parts }: { parts: readonly ApiPart[] }) {
  return (
    <dl data-markdown="code">
      {parts.map(({ id, name, href, type, python, text, parts: carried }) => (
        <div key={name} id={id}>
          <dt>
            {href ? <a href={href}>{name}</a> : <ApiName name={name} python={python?.name ?? name} />}
            {type && (
              <small data-markdown="detail">
                <InLanguage rust={type} python={python?.type ?? type} />
              </small>
            )}
          </dt>
          <dd>
            <CodeText text={text} />
            {carried && <Carried parts={carried} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The fields of a variant, one per line. */
function Carried({ parts }: { parts: readonly ApiPart[] }) {
  return (
    <ul className="carried">
      {parts.map(({ name, type = "", python, text }) => (
        <li key={name}>
          <code>
            {name}: <InLanguage rust={type} python={python?.type ?? type} />
          </code>{" "}
          <span>
            <CodeText text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
