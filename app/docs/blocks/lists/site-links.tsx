import type { ReactNode } from "react";
import { PageLink } from "#app/docs/page-link.tsx";
import { MailLink } from "#app/ui/links.tsx";
import { mailSubject } from "#content/mail.ts";
import { addresses, site } from "#content/site.ts";

interface SiteLinkProps {
  /** Name of the address in `content/site.ts`, so that pages don't repeat it. */
  to: keyof typeof addresses;
  children: ReactNode;
}

/** A link in running text to one of the project's external addresses. */
export function SiteLink({ to, children }: SiteLinkProps) {
  return <PageLink href={addresses[to]}>{children}</PageLink>;
}

interface MailUsProps {
  /** The subject of the message, after the product's name. */
  about: string;
  children: ReactNode;
}

/** A mail link to the project in running text. */
export function MailUs({ about, children }: MailUsProps) {
  return (
    <MailLink address={site.email} subject={mailSubject(about)}>
      {children}
    </MailLink>
  );
}
