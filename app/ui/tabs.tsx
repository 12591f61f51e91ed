import type { ReactNode } from "react";
import { useChosenTab } from "#app/lib/chosen-tab.ts";
import { tabsIn } from "./tab.tsx";
import { TabSet } from "./tab-set.tsx";

interface TabsProps {
  /** What is chosen, for assistive technology: "Install method". */
  label: string;
  children: ReactNode;
}

/** Tabs that stand for themselves. The first one is the default. */
export function Tabs({ label, children }: TabsProps) {
  const [chosen, setChosen] = useChosenTab(label);
  return (
    <TabSet label={label} tabs={tabsIn(children)} chosen={chosen} onChoose={setChosen} onFind={setChosen} />
  );
}
