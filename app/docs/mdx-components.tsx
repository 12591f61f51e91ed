import type { ComponentProps } from "react";
import { Link } from "react-router";
import { CodeBlock, ExpectedOutput } from "#app/ui/code-block.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { Tab, Tabs } from "#app/ui/tabs.tsx";
import { DoDont } from "./blocks/do-dont.tsx";
import { InfoCard } from "./blocks/info-card.tsx";
import { LearningPath } from "./blocks/learning-path.tsx";

/** Every name that MDX pages may use, and the elements that Markdown makes. */
const components = {
  a: PageLink,
  Code: CodeBlock,
  DoDont,
  ExpectedOutput,
  InfoCard,
  LearningPath,
  Tab,
  Tabs,
};

export function useMDXComponents() {
  return components;
}

function PageLink({ href = "", children, ...rest }: ComponentProps<"a">) {
  if (href.startsWith("/")) {
    return (
      <Link to={href} prefetch="intent" {...rest}>
        {children}
      </Link>
    );
  }
  if (href.startsWith("https://")) {
    return (
      <ExternalLink href={href} {...rest}>
        {children}
      </ExternalLink>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}
