import type { ReactNode } from "react";
import type {
  ChannelPriority,
  ContactPriority,
  Difficulty,
  Highlight,
  IconName,
  InstallKind,
  PathLevel,
  Requirement,
  Status,
} from "#content/schema.ts";
import { Icon } from "./icon.tsx";

const tones = {
  alive: "border-accent-line bg-accent-soft text-accent-strong",
  neutral: "border-line bg-sunken text-muted",
  caution: "border-caution-line bg-caution-soft text-caution",
  danger: "border-danger-line bg-danger-soft text-danger",
} as const;
type Tone = keyof typeof tones;

interface BadgeProps {
  tone?: Tone;
  icon?: IconName | undefined;
  children: ReactNode;
}

/** A short label; its tone sets how much attention it gets. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={`badge ${tones[tone]}`}>
      {icon && <Icon name={icon} className="size-3.5" />}
      {children}
    </span>
  );
}

type KnownLabel =
  | ChannelPriority
  | ContactPriority
  | Difficulty
  | Highlight
  | InstallKind
  | PathLevel
  | Requirement
  | Status;

// With an icon if color alone would carry the meaning.
const looks: Record<KnownLabel, { tone: Tone; icon?: IconName }> = {
  WORKING: { tone: "alive", icon: "circle-check" },
  RECOMMENDED: { tone: "alive", icon: "circle-check" },
  ALTERNATIVE: { tone: "neutral" },
  REQUIRED: { tone: "danger", icon: "triangle-alert" },
  OPTIONAL: { tone: "neutral", icon: "check" },
  Beginner: { tone: "neutral" },
  Intermediate: { tone: "alive" },
  Advanced: { tone: "caution" },
  Expert: { tone: "caution" },
  BASIC: { tone: "neutral" },
  INTERMEDIATE: { tone: "alive" },
  ADVANCED: { tone: "caution" },
  Critical: { tone: "danger", icon: "triangle-alert" },
  High: { tone: "caution", icon: "circle-alert" },
  Medium: { tone: "alive" },
  Normal: { tone: "neutral" },
  Low: { tone: "neutral" },
  "Core Feature": { tone: "alive" },
  Revolutionary: { tone: "caution" },
  Innovative: { tone: "neutral" },
};

/** A badge for a value of one of the content model's unions; its look depends on the value. */
export function ValueBadge({ value }: { value: KnownLabel }) {
  const { tone, icon } = looks[value];
  return (
    <Badge tone={tone} icon={icon}>
      {value}
    </Badge>
  );
}
