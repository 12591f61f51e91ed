import type { ReactNode } from "react";

interface FigureSettingProps {
  figure: string;
  /** The settings to change, such as `{ danger: 1 }`. */
  set: Readonly<Record<string, number | string>>;
  children: ReactNode;
}

/** A value in the text that sets the figure (app/figures/figure-setting.client.ts). Also a link to that state. */
export function FigureSetting({ figure, set, children }: FigureSettingProps) {
  const named = Object.entries(set).map(([name, value]) => [`${figure}.${name}`, String(value)]);
  return (
    <a href={`?${new URLSearchParams(named)}#figure-${figure}`} data-setting="" className="figure-setting">
      {children}
    </a>
  );
}
