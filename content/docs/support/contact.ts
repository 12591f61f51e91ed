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
      `Documentation requests, and feature requests (${hours(feature)})`,
      "Anything that doesn’t fit another channel",
    ],
  },
  {
    title: "Technical Support",
    email: site.email,
    subject: mailSubject("technical question"),
    responseTime: hours(technical),
    priority: "High",
    bestFor: [
      "Errors that the documentation doesn’t explain",
      "Results that differ from the expected output",
      "Installation problems on a specific system",
    ],
  },
  {
    title: "Security Issues",
    email: site.email,
    subject: mailSubject("security report"),
    responseTime: hours(security),
    priority: "Critical",
    bestFor: [
      "A vulnerability that someone could exploit",
      "DNA that changes while its checksum stays the same",
      "Leaked data or keys",
    ],
  },
] satisfies ContentRecord<"contactChannel">[];

const securityContact = {
  title: "Security vulnerability",
  description:
    "Don’t open a public issue, because it would disclose the problem before there is a fix. State the affected version, explain how to reproduce the problem and describe its impact.",
  email: site.email,
  subject: mailSubject("urgent security report"),
  action: "Report a vulnerability",
  responseTime: hours(security),
  priority: "Critical",
} satisfies ContentRecord<"emergencyContact">;

/** The same contact in the shorter form that the support hub shows. */
export const urgentSecurityContact = {
  ...securityContact,
  description: "Found a vulnerability? Report it privately first.",
  action: "E-mail the security contact",
} satisfies ContentRecord<"emergencyContact">;

export const emergencyContacts = [
  {
    title: "Production outage",
    description:
      "A production system is down, and the library is causing the outage or preventing a fix. Include the start time, the last change before the outage and the first error in your log.",
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
    "Put the problem in the subject: “evolve fails after 40 generations”",
    "Send complete error messages, as text",
    "Ask one question per message",
    "Reply in the same thread if you find the answer yourself",
  ],
  donts: [
    "Send passwords, keys or other people’s data",
    "Send screenshots of code or errors",
    "Report a question as an outage to get a faster response",
    "Report a vulnerability in the issue tracker or the forum",
  ],
} as const;

function hours({ from, to }: ResponseTime): string {
  return `${from}-${to} hours`;
}
