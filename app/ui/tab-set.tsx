import { useId } from "react";
import type { ProgramLanguage } from "./language.ts";
import type { TabProps } from "./tab.tsx";

interface TabSetProps {
  label: string;
  /** Tabs with a `language` follow the reader's choice for the whole site. */
  tabs: readonly (TabProps & { language?: ProgramLanguage })[];
}

/**
 * A row of tabs and their panels, driven by tabs.client.ts. All panels are in the page; without scripts they are
 * shown one after another with their labels.
 */
export function TabSet({ label, tabs }: TabSetProps) {
  const id = useId();
  return (
    <div data-tabs={label}>
      <div role="tablist" aria-label={label} className="no-js:hidden">
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}tab-${index}`}
            aria-selected={index === 0}
            aria-controls={`${id}panel-${index}`}
            tabIndex={index === 0 ? 0 : -1}
            data-language={tab.language}
          >
            {tab.label}
            {tab.aside && <> {tab.aside}</>}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        // A closed element keeps its own box and name, so the panel with both is inside it.
        <div key={tab.label} data-panel="" data-language={tab.language} {...(index > 0 && closed)}>
          <div role="tabpanel" id={`${id}panel-${index}`} aria-labelledby={`${id}tab-${index}`}>
            <p>
              {tab.label}
              {tab.aside && <> {tab.aside}</>}
            </p>
            {tab.children}
          </div>
        </div>
      ))}
    </div>
  );
}

/**
 * Hidden until find-in-page or a link to an anchor inside finds it. React treats `hidden` as a boolean and would drop
 * the value; it passes on unknown names, and HTML ignores their case. Its development build warns.
 */
const closed: object = import.meta.env.DEV ? { hidden: true } : { HIDDEN: "until-found" };
