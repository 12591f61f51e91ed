import { Card } from "#app/ui/card.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { ApiName } from "./api-name.tsx";

interface ApiModulesProps {
  modules: readonly {
    name: string;
    description: string;
    href: string;
    functions: readonly { id: string; name: string; description: string }[];
  }[];
}

/** The modules of the library, each with its functions; a function's name leads to its entry. */
export function ApiModules({ modules }: ApiModulesProps) {
  return (
    <div className="flex flex-col gap-6">
      {modules.map(({ name, description, href, functions }) => (
        <Card key={name}>
          <h3 className="font-semibold text-xl">
            <a href={href}>{name}</a>
          </h3>
          <p className="mt-1 text-muted">{description}</p>
          <dl data-markdown="code" className="mt-4 flex flex-col gap-1.5 text-sm">
            {functions.map((one) => (
              <div key={one.name} className="sm:grid sm:grid-cols-[19rem_minmax(0,1fr)] sm:gap-3">
                <dt className="break-words font-mono">
                  <a href={`${href}#${one.id}`}>
                    <ApiName name={one.name} />
                  </a>
                </dt>
                <dd className="text-muted">
                  <CodeText text={one.description} />
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}
