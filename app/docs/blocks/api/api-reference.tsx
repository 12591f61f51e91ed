import { Heading } from "#app/docs/heading.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { Tab } from "#app/ui/tab.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { ApiPage, ApiSection } from "#model/api/api-types.ts";
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

/** The parts of a module one after another. */
export function ApiSections({ page }: { page: ApiPage }) {
  return page.sections.map((section) => (
    <section key={section.id} className="pt-6">
      <Heading level={2} id={section.id} className="mb-4">
        {section.title}
      </Heading>
      <SectionContents section={section} />
    </section>
  ));
}

function SectionContents({ section: { intro, groups, types } }: { section: ApiSection }) {
  return (
    <div className="flex flex-col gap-10">
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
