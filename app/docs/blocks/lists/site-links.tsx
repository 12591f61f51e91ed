import type { ReactNode } from "react";
import { PageLink } from "#app/docs/page-link.tsx";
import { MailLink } from "#app/ui/links.tsx";
import { mailSubject } from "#content/mail.ts";
import { addresses, site } from "#content/site.ts";

interface SiteLinkProps {
  /** Name of the address in `content/site.ts`, so that pages need not repeat it. */
  to: keyof typeof addresses;
  children: ReactNode;
}

/** A link in running text to one of the project's own places elsewhere. */
export function SiteLink({ to, children }: SiteLinkProps) {
  return <PageLink href={addresses[to]}>{children}</PageLink>;
}

interface MailUsProps {
  /** What the message is about; the product's name is put before it. */
  about: string;
  children: ReactNode;
}

/** A link in running text that opens a message to the project. */
export function MailUs({ about, children }: MailUsProps) {
  return (
    <MailLink address={site.email} subject={mailSubject(about)}>
      {children}
    </MailLink>
  );
}
