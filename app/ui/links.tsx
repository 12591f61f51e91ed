import type { ComponentProps } from "react";
import { Icon } from "./icon.tsx";

interface ExternalLinkProps extends Omit<ComponentProps<"a">, "target" | "rel"> {
  href: string;
  /** Omit the arrow if the label already shows that the link is external. */
  arrow?: boolean;
}

/** The only component that opens new tabs. */
export function ExternalLink({ children, arrow = true, ...rest }: ExternalLinkProps) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      {arrow && <Icon name="arrow-up-right" className="inline size-[1em] opacity-80" />}
      <span data-markdown="skip" className="sr-only">
        {" "}
        (opens in a new tab)
      </span>
    </a>
  );
}

interface MailLinkProps extends Omit<ComponentProps<"a">, "href"> {
  address: string;
  subject: string;
  body?: string;
}

/** A mail link with a subject, so that the message can be sorted. */
export function MailLink({ address, subject, body, children, ...rest }: MailLinkProps) {
  const query = [`subject=${encodeURIComponent(subject)}`];
  if (body) query.push(`body=${encodeURIComponent(body)}`);
  return (
    <a href={`mailto:${address}?${query.join("&")}`} {...rest}>
      {children ?? address}
    </a>
  );
}
