import type { ReactNode } from "react";
import { CodeText } from "#app/ui/code-text.tsx";
import { InLanguage } from "#app/ui/in-language.tsx";
import type { ApiPart } from "#model/api/api-types.ts";
import { ApiName } from "./api-name.tsx";

interface ApiPartsProps {
  title: ReactNode;
  parts: readonly ApiPart[];
}

/** Parameters, errors, fields, variants or constants with their descriptions. Renders nothing if there are none. */
export function ApiParts({ title, parts }: ApiPartsProps) {
  if (parts.length === 0) return null;
  return (
    <>
      <p data-markdown="label">{title}</p>
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
    </>
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
          <CodeText text={text} />
        </li>
      ))}
    </ul>
  );
}
