import type { ReactNode } from "react";
import { tabsIn } from "./tab.tsx";
import { TabSet } from "./tab-set.tsx";

interface TabsProps {
  /** Label for assistive technology: "Install method". */
  label: string;
  children: ReactNode;
}

/** Independent tabs. The first one is the default. */
export function Tabs({ label, children }: TabsProps) {
  return <TabSet label={label} tabs={tabsIn(children)} />;
}
