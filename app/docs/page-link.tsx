import type { ComponentProps } from "react";
import { Link } from "react-router";
import { ExternalLink } from "#app/ui/links.tsx";

/** A link as the address asks for: to a page here, to another host in a new tab, or to a mail program. */
export function PageLink({ href = "", children, ...rest }: ComponentProps<"a">) {
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
