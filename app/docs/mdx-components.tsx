import type { ComponentProps } from "react";
import { CodeName } from "#app/ui/code-text.tsx";
import { Heading } from "./heading.tsx";
import { PageLink } from "./page-link.tsx";

/** The elements that Markdown makes and that need more than a style. Blocks are imported by the build. */
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
