import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

/**
 * A link to a page of this site. Its script is fetched when the reader is about to follow it (app/lib/page-files.ts);
 * routes that a large site has not sent with the page are asked for when it is followed.
 */
export function InternalLink(props: Omit<ComponentProps<typeof Link>, "prefetch" | "discover">) {
  return <Link discover="none" {...props} />;
}

interface ExternalLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  href: string;
  /** Leave out the arrow where the label already shows that the link leads away. */
  arrow?: boolean;
}

/** The only place that opens new tabs. */
export function ExternalLink({ children, arrow = true, ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      {arrow && <Icon name="arrow-up-right" className="inline size-[1em] opacity-80" />}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

interface MailLinkProps extends Omit<ComponentProps<"a">, "href"> {
  address: string;
  subject: string;
  body?: string;
}

/** A mail link with a subject, so that the message arrives where it belongs. */
export function MailLink({ address, subject, body, children, ...rest }: MailLinkProps) {
  const query = [`subject=${encodeURIComponent(subject)}`];
  if (body) query.push(`body=${encodeURIComponent(body)}`);
  return (
    <a href={`mailto:${address}?${query.join("&")}`} {...rest}>
      {children ?? address}
    </a>
  );
}
