import type { ComponentProps } from "react";
import { CodeName } from "#app/ui/code-text.tsx";
import { Heading } from "./heading.tsx";
import { PageLink } from "./page-link.tsx";

/** Overrides for Markdown elements that need more than a style. The build imports blocks. */
const components = {
  a: PageLink,
  code: ({ children }: ComponentProps<"code">) =>
    typeof children === "string" ? <CodeName name={children} /> : <code>{children}</code>,
  h2: (props: ComponentProps<"h2">) => <Heading level={2} {...props} />,
  h3: (props: ComponentProps<"h3">) => <Heading level={3} {...props} />,
};

export function useMDXComponents() {
  return components;
}
