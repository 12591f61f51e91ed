import { slug } from "github-slugger";
import { Heading } from "#app/docs/heading.tsx";
import { Card } from "#app/ui/card.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InLanguage } from "#app/ui/in-language.tsx";
import type { IconName } from "#content/schema.ts";
import { pythonName } from "#model/api/python-name.ts";

interface ListedFunction {
  id: string;
  name: string;
  description: string;
}

interface ApiModulesProps {
  modules: readonly {
    name: string;
    icon: IconName;
    description: string;
    href: string;
    /** The tabs or sections of the module's page. */
    sections: readonly { title: string; functions: readonly ListedFunction[] }[];
  }[];
}

/** The modules of the library with their functions, each linked to its entry. */
export function ApiModules({ modules }: ApiModulesProps) {
  return (
    <div className="api-modules">
      <nav aria-label="Modules" data-markdown="skip">
        <div className="scrolling">
          {[...modules.map(({ name }) => name), "Errors"].map((name) => (
            <a key={name} href={`#${slug(name)}`} data-plain="">
              {name}
            </a>
          ))}
        </div>
      </nav>
      {modules.map(({ name, icon, description, href, sections }) => (
        <Card key={name}>
          <Heading level={3} id={slug(name)}>
            <Icon name={icon} />
            <a href={href}>{name}</a>
          </Heading>
          <p>{description}</p>
          <p>{countOf(sections)} functions</p>
          {/* Closed on phones only. Search finds the entries themselves. */}
          <details data-search="skip" className="phone-fold">
            <summary data-markdown="skip">
              <span>
                {countOf(sections)} functions<span className="sr-only"> of {name}</span>
              </span>
              <Icon name="chevron-right" className="disclosure size-4" />
            </summary>
            {sections.map(({ title, functions }) => (
              <FunctionList key={title} title={title} href={href} functions={functions} />
            ))}
          </details>
        </Card>
      ))}
    </div>
  );
}

function countOf(sections: readonly { functions: readonly unknown[] }[]): number {
  return sections.flatMap(({ functions }) => functions).length;
}

interface FunctionListProps {
  title: string;
  href: string;
  functions: readonly ListedFunction[];
}

function FunctionList({ title, href, functions }: FunctionListProps) {
  return (
    <>
      <p data-markdown="label">{title}</p>
      <dl data-markdown="code">
        {functions.map(({ id, name, description }) => (
          <div key={name}>
            <dt>
              <a href={`${href}#${id}`}>
                <MemberName name={name} />
              </a>
            </dt>
            <dd>
              <CodeText text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A method after its type, which is the same in many rows. Only the method stands out, and lines break before it. */
function MemberName({ name }: { name: string }) {
  const [type = "", member] = name.split("::");
  const isConstructor = pythonName(name) === type;
  if (isConstructor)
    return (
      <>
        <span data-language="rust">
          {type}::
          <wbr />
          <b>{member}</b>
        </span>
        <span data-language="python" hidden>
          <b>{type}</b>
        </span>
      </>
    );
  return (
    <>
      <InLanguage rust={`${type}::`} python={`${type}.`} />
      <wbr />
      <b>{member}</b>
    </>
  );
}
