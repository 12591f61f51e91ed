import { Icon } from "#app/ui/icon.tsx";
import { ApiName } from "./blocks/api/api-name.tsx";
import { nestSections, type Section } from "./sections.ts";

/** The sections of a page: beside the text on wide screens, otherwise in a disclosure below the title. */
export function OnThisPage({ sections }: { sections: readonly Section[] }) {
  if (sections.length < 2) return null;
  const nested = nestSections(sections);
  const hasParts = nested.some(({ parts }) => parts.length > 0);
  return (
    <nav aria-label="On this page" className="on-this-page">
      {/* The list already has this label. */}
      <p aria-hidden="true">On this page</p>
      <details>
        <summary>
          On this page
          <Icon name="chevron-right" className="disclosure size-4" />
        </summary>
        <ul className={hasParts ? "has-parts" : undefined}>{nested.map(renderItem)}</ul>
      </details>
    </nav>
  );
}

function renderItem({ id, title, python, parts = [] }: Section & { parts?: readonly Section[] }) {
  return (
    <li key={id}>
      <a href={`#${id}`}>
        {/* Function names are longer than the column, and wrap between their words. */}
        <ApiName name={title} python={python ?? title} />
      </a>
      {parts.length > 0 && <ul>{parts.map(renderItem)}</ul>}
    </li>
  );
}
