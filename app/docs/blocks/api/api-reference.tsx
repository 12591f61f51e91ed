import { Fragment } from "react";
import { Heading } from "#app/docs/heading.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { LanguageSwitch } from "#app/ui/language-switch.tsx";
import { Tab } from "#app/ui/tab.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { ApiPage, ApiSection } from "#model/api/api-types.ts";
import { ApiGroup } from "./api-group.tsx";
import { ApiType } from "./api-type.tsx";

/** The parts of a module as tabs. */
export function ApiTabs({ page, label }: { page: ApiPage; label: string }) {
  return (
    <>
      <LanguageSwitch />
      <Tabs label={label}>
        {page.sections.map((section) => (
          <Tab key={section.title} label={section.title}>
            <SectionContents section={section} />
          </Tab>
        ))}
      </Tabs>
    </>
  );
}

/** The parts of a module one after another. */
export function ApiSections({ page }: { page: ApiPage }) {
  return (
    <>
      <LanguageSwitch />
      {page.sections.map((section) => (
        <section key={section.id} className="pt-6">
          <Heading level={2} id={section.id}>
            {section.title}
          </Heading>
          <SectionContents section={section} />
        </section>
      ))}
    </>
  );
}

function SectionContents({ section: { intro, links, groups, types } }: { section: ApiSection }) {
  return (
    <div className="api-section">
      <p>
        <CodeText text={intro} />
      </p>
      {groups.map((group) => (
        <Fragment key={group.sample.name}>
          {group.types.map((type) => (
            <ApiType key={type.id} type={type} />
          ))}
          <ApiGroup group={group} />
        </Fragment>
      ))}
      {types.map((type) => (
        <ApiType key={type.id} type={type} />
      ))}
      <p>
        See also:{" "}
        {links.map(({ title, href }, index) => (
          <Fragment key={href}>
            {index > 0 && ", "}
            <a href={href}>{title}</a>
          </Fragment>
        ))}
      </p>
    </div>
  );
}
