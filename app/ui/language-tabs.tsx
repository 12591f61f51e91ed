import type { ReactNode } from "react";
import { isLanguage, type ProgramLanguage } from "./language.ts";
import { LanguagePairContext } from "./language-pair-context.ts";
import { tabsIn } from "./tab.tsx";
import { TabSet } from "./tab-set.tsx";

interface LanguageTabsProps {
  label: string;
  /** A `Tab` for each language, labeled with its name. */
  children: ReactNode;
}

/** Tabs for a program's languages. All of them, on every page, share one choice. */
export function LanguageTabs({ label, children }: LanguageTabsProps) {
  const tabs = tabsIn(children).map((tab) => ({ ...tab, language: languageOf(tab.label) }));
  return (
    <LanguagePairContext value="tabs">
      <TabSet label={label} tabs={tabs} />
    </LanguagePairContext>
  );
}

function languageOf(label: string): ProgramLanguage {
  const language = label.toLowerCase();
  if (!isLanguage(language)) throw new Error(`LanguageTabs: "${label}" is not a language. Use Tabs.`);
  return language;
}
