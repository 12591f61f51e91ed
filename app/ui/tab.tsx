import { Children, isValidElement, type ReactNode } from "react";

export interface TabProps {
  label: string;
  /** Shown beside the label, such as a badge. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One tab of a `Tabs` or `LanguageTabs`, which reads these props and renders the rest. */
export function Tab({ children }: TabProps) {
  return children;
}

export function tabsIn(children: ReactNode): TabProps[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<TabProps>(child) ? [child.props] : [],
  );
}
