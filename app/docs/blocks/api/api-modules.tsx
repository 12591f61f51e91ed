import { slug } from "github-slugger";
import { Heading } from "#app/docs/heading.tsx";
import { Card } from "#app/ui/card.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { ApiName } from "./api-name.tsx";

interface ListedFunction {
  id: string;
  name: string;
  description: string;
}

interface ApiModulesProps {
  modules: readonly {
    name: string;
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
        {modules.map(({ name }) => (
          <a key={name} href={`#${slug(name)}`} data-plain="">
            {name}
          </a>
        ))}
        <a href="#errors" data-plain="">
          Errors
        </a>
      </nav>
      {modules.map(({ name, description, href, sections }) => (
        <Card key={name}>
          <Heading level={3} id={slug(name)}>
            {name}
          </Heading>
          <p>
            {description} <a href={href}>Open {name}</a>
          </p>
          {/* Search finds the entries themselves. */}
          <div data-search="skip">
            {sections.map(({ title, functions }) => (
              <FunctionList key={title} title={title} href={href} functions={functions} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
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
                <ApiName name={name} />
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
