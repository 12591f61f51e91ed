import type { ComponentProps } from "react";
import { ExternalLink, SiteLink } from "#app/ui/links.tsx";

/** A link as the address asks for: to a page here, to another host in a new tab, or to a mail program. */
export function PageLink({ href = "", children, ...rest }: ComponentProps<"a">) {
  if (href.startsWith("/")) {
    return (
      <SiteLink to={href} {...rest}>
        {children}
      </SiteLink>
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
