import { ExternalLink } from "#app/ui/links.tsx";
import { externalResources } from "#content/site.ts";

export function ExternalResources() {
  return (
    <section aria-labelledby="external-resources" className="mx-4 border-line border-t pt-4">
      <p id="external-resources" className="font-semibold text-sm">
        External Resources
      </p>
      <ul className="mt-1">
        {externalResources.map(({ name, url, description }) => (
          <li key={url}>
            <ExternalLink href={url} className="block py-1.5 text-muted text-sm hover:text-accent">
              {name} <span className="sr-only">: {description}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
