import { z } from "zod";

/** The values that records are made of: texts, addresses, names of icons and the closed sets of badges. */

export const text = z.string().trim().min(1);
export const lines = z.array(text).min(1);
/** A path on this site, an address elsewhere, or a mail link, which always has a subject. */
export const href = z
  .string()
  .regex(
    /^(\/|#|https:\/\/|mailto:[^?]+\?subject=.)/,
    "must start with /, #, https:// or mailto:, and a mail link must have a subject",
  );
/** The id of an element that can be linked to. */
export const anchor = z.string().regex(/^[a-z-]+$/, "must be small letters and hyphens");
/** The name of a file in samples/, such as `rust/first-organism.rs`. */
export const sampleName = z
  .string()
  .regex(/^[a-z]+(?:\/[a-z0-9-]+)+\.[a-z]+(#[a-z0-9-]+)?$/, "must be folder/file.ext");

export const iconName = z.enum([
  "activity",
  "arrow-left",
  "arrow-right",
  "arrow-up-right",
  "book-open",
  "bot",
  "boxes",
  "brain",
  "chart-line",
  "check",
  "chevron-right",
  "circle-alert",
  "circle-check",
  "circle-x",
  "clock",
  "code",
  "copy",
  "dna",
  "file-text",
  "flask",
  "git-branch",
  "house",
  "info",
  "life-buoy",
  "list-filter",
  "mail",
  "menu",
  "microscope",
  "monitor",
  "moon",
  "network",
  "package",
  "pause",
  "play",
  "rocket",
  "rotate-ccw",
  "search",
  "shield-check",
  "sun",
  "target",
  "terminal",
  "triangle-alert",
  "users",
  "x",
  "zap",
]);
export type IconName = z.infer<typeof iconName>;

export const status = z.enum(["WORKING"]);
export const requirement = z.enum(["REQUIRED", "OPTIONAL"]);
export const installKind = z.enum(["RECOMMENDED", "ALTERNATIVE"]);
export const difficulty = z.enum(["Beginner", "Intermediate", "Advanced", "Expert"]);
export const pathLevel = z.enum(["BASIC", "INTERMEDIATE", "ADVANCED"]);
export const channelPriority = z.enum(["High", "Medium", "Low"]);
export const contactPriority = z.enum(["Normal", "High", "Critical"]);
export const language = z.enum(["Rust", "Python"]);
export const highlight = z.enum(["Core Feature", "Revolutionary", "Advanced", "Innovative"]);
export const behavior = z.enum(["Exploration", "Conservation", "Social", "Aggressive", "Reproductive"]);
export const lifecycleStageName = z.enum([
  "Creation",
  "Initialization",
  "Active Life",
  "Evolution",
  "Reproduction",
  "Termination",
]);

export type Behavior = z.infer<typeof behavior>;
export type Status = z.infer<typeof status>;
export type Requirement = z.infer<typeof requirement>;
export type InstallKind = z.infer<typeof installKind>;
export type Difficulty = z.infer<typeof difficulty>;
export type PathLevel = z.infer<typeof pathLevel>;
export type ChannelPriority = z.infer<typeof channelPriority>;
export type ContactPriority = z.infer<typeof contactPriority>;
export type Highlight = z.infer<typeof highlight>;
