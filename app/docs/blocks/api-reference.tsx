import { AnchorLink } from "#app/ui/anchor-link.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { Tab } from "#app/ui/tab.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { ApiPage, ApiSection } from "#content/api-page.ts";
import { ApiGroup } from "./api-group.tsx";
import { ApiType } from "./api-type.tsx";

/** The parts of a module as tabs. */
export function ApiTabs({ page, label }: { page: ApiPage; label: string }) {
  return (
    <Tabs label={label}>
      {page.sections.map((section) => (
        <Tab key={section.title} label={section.title}>
          <SectionContents section={section} />
        </Tab>
      ))}
    </Tabs>
  );
}

/** Where the parts of a module are on its page. */
export function ApiContents({ page }: { page: ApiPage }) {
  return (
    <nav aria-label="Sections of the reference" className="text-sm">
      <p className="font-semibold">On this page</p>
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {page.sections.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink anchor={id}>{title}</AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The parts of a module one after another. */
export function ApiSections({ page }: { page: ApiPage }) {
  return page.sections.map((section) => (
    <section key={section.id} className="pt-6">
      <h2 id={section.id} className="mb-4 font-semibold text-2xl">
        {section.title}
      </h2>
      <SectionContents section={section} />
    </section>
  ));
}

function SectionContents({ section: { intro, groups, types } }: { section: ApiSection }) {
  return (
    <div className="space-y-10">
      <p className="max-w-[70ch]">
        <CodeText text={intro} />
      </p>
      {groups.map((group) => (
        <ApiGroup key={group.sample.name} group={group} />
      ))}
      {types.map((type) => (
        <ApiType key={type.id} type={type} />
      ))}
    </div>
  );
}
