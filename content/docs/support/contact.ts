import { mailSubject } from "../../mail.ts";
import type { ContentRecord } from "../../schema.ts";
import { site } from "../../site.ts";

type ResponseTime = ContentRecord<"responseTime">;

const outage = { request: "Production outage", from: 2, to: 4 };
const security = { request: "Security problem", from: 4, to: 8 };
const technical = { request: "Technical question", from: 12, to: 24 };
const general = { request: "General question", from: 24, to: 48 };
const documentation = { request: "Documentation request", from: 24, to: 48 };
const feature = { request: "Feature request", from: 48, to: 72 };

/** The most urgent first. */
export const responseTimes = [
  outage,
  security,
  technical,
  general,
  documentation,
  feature,
] satisfies ResponseTime[];

export const contactChannels = [
  {
    title: "General Support",
    email: site.email,
    subject: mailSubject("general question"),
    responseTime: hours(general),
    priority: "Normal",
    bestFor: [
      "Questions about the project",
      `Requests for documentation, or for features (${hours(feature)})`,
      "Anything that fits nowhere else",
    ],
  },
  {
    title: "Technical Support",
    email: site.email,
    subject: mailSubject("technical question"),
    responseTime: hours(technical),
    priority: "High",
    bestFor: [
      "Errors that the documentation does not explain",
      "Results that differ from the expected output",
      "Installation on a particular system",
    ],
  },
  {
    title: "Security Issues",
    email: site.email,
    subject: mailSubject("security report"),
    responseTime: hours(security),
    priority: "Critical",
    bestFor: [
      "A vulnerability that others could use",
      "DNA that changed without a changed checksum",
      "Data or keys that became public",
    ],
  },
] satisfies ContentRecord<"contactChannel">[];

const securityContact = {
  title: "Security vulnerability",
  description:
    "Do not open a public issue: it would tell everybody before there is a fix. Say which version is affected, how to reproduce the problem and what somebody could do with it.",
  email: site.email,
  subject: mailSubject("urgent security report"),
  action: "Report a vulnerability",
  responseTime: hours(security),
  priority: "Critical",
} satisfies ContentRecord<"emergencyContact">;

/** The same contact as the support hub shows it: what to do first, in fewer words. */
export const urgentSecurityContact = {
  ...securityContact,
  description: "Found a vulnerability? Write before you talk about it anywhere.",
  action: "Write to the security contact",
} satisfies ContentRecord<"emergencyContact">;

export const emergencyContacts = [
  {
    title: "Production outage",
    description:
      "A system that people depend on has stopped, and the library is the cause or stands in the way of the repair. Give the time at which it began, the last change before it and the first error in your log.",
    email: site.email,
    subject: mailSubject("production outage"),
    action: "Report an outage",
    responseTime: hours(outage),
    priority: "Critical",
  },
  securityContact,
] satisfies ContentRecord<"emergencyContact">[];

export const contactPractices = {
  dos: [
    "Put the problem into the subject: “evolve fails after 40 generations”",
    "Send error messages as text, from the first line to the last",
    "Ask one question in one message",
    "Reply in the same thread when you have found the answer yourself",
  ],
  donts: [
    "Send passwords, keys or data of other people",
    "Send a screenshot of code or of an error",
    "Mark a question as an outage so that it is read sooner",
    "Report a vulnerability in the issue tracker or in the forum",
  ],
} as const;

function hours({ from, to }: ResponseTime): string {
  return `${from}-${to} hours`;
}
