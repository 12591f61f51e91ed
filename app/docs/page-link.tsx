import type { ComponentProps } from "react";
import { ExternalLink, InternalLink } from "#app/ui/links.tsx";
import { SectionLink } from "./section-link.tsx";

/** A link as the address asks for: to a page or section here, to another host in a new tab, or to a mail program. */
export function PageLink({ href = "", children, ...rest }: ComponentProps<"a">) {
  if (href.startsWith("#")) {
    return (
      <SectionLink section={href.slice(1)} {...rest}>
        {children}
      </SectionLink>
    );
  }
  if (href.startsWith("/")) {
    return (
      <InternalLink to={href} {...rest}>
        {children}
      </InternalLink>
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
