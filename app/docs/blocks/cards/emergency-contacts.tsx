import { ValueBadge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MailLink } from "#app/ui/links.tsx";
import type { ContentRecord } from "#content/schema.ts";

interface EmergencyContactsProps {
  contacts: readonly ContentRecord<"emergencyContact">[];
}

/** Urgent contacts: when to use each, how fast somebody responds, and a mail link with its subject. */
export function EmergencyContacts({ contacts }: EmergencyContactsProps) {
  return (
    <ul className="grid max-w-none gap-4">
      {contacts.map((contact) => (
        <li
          key={contact.title}
          className="min-w-0 rounded-xl border border-danger-line border-l-4 bg-raised p-5"
        >
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold text-lg">{contact.title}</h3>
            <ValueBadge value={contact.priority} />
          </div>
          <p className="mt-2 max-w-[70ch]">{contact.description}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
            <MailLink
              address={contact.email}
              subject={contact.subject}
              data-plain=""
              className={buttonClass({ variant: "secondary" })}
            >
              <Icon name="mail" className="size-4" />
              {contact.action}
            </MailLink>
            <span className="inline-flex items-center gap-1.5 font-medium">
              <Icon name="clock" className="size-4" />
              First response: {contact.responseTime}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
