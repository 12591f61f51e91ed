import type { ReactNode } from "react";
import {
  chooseLanguage,
  isLanguage,
  type ProgramLanguage,
  showLanguage,
  useLanguage,
} from "#app/lib/language.ts";
import { TwinContext } from "#app/lib/twin-context.ts";
import { tabsIn } from "./tab.tsx";
import { TabSet } from "./tab-set.tsx";

interface LanguageTabsProps {
  label: string;
  /** A `Tab` for each language, labeled with its name. */
  children: ReactNode;
}

/** Tabs for a program's languages. All of them, on every page, follow one choice. */
export function LanguageTabs({ label, children }: LanguageTabsProps) {
  const language = useLanguage();
  const tabs = tabsIn(children).map((tab) => ({ ...tab, language: languageOf(tab.label) }));
  const pick = (act: (language: ProgramLanguage) => void) => (index: number) => {
    const picked = tabs[index]?.language;
    if (picked) act(picked);
  };
  return (
    <TwinContext value={true}>
      <TabSet
        label={label}
        tabs={tabs}
        chosen={tabs.findIndex((tab) => tab.language === language)}
        onChoose={pick(chooseLanguage)}
        onFind={pick(showLanguage)}
      />
    </TwinContext>
  );
}

function languageOf(label: string): ProgramLanguage {
  const language = label.toLowerCase();
  if (!isLanguage(language)) throw new Error(`LanguageTabs: "${label}" is not a language. Use Tabs.`);
  return language;
}
