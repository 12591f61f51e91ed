import { z } from "zod";

/**
 * The shape of every content record. Tools check records and front matter against these schemas at build
 * time; everything else imports the types alone, so the validator never reaches the browser.
 */

const text = z.string().trim().min(1);
const lines = z.array(text).min(1);
/** A path on this site, an address elsewhere, or a mail link. */
const href = z.string().regex(/^(\/|#|https:\/\/|mailto:)/, "must start with /, #, https:// or mailto:");
/** The name of a file in samples/, such as `rust/first-organism.rs`. */
const sampleName = z.string().regex(/^[a-z]+\/[a-z0-9-]+\.[a-z]+(#[a-z0-9-]+)?$/, "must be folder/file.ext");

const iconName = z.enum([
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
  "mail",
  "menu",
  "microscope",
  "monitor",
  "moon",
  "network",
  "package",
  "play",
  "rocket",
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

const status = z.enum(["WORKING"]);
const requirement = z.enum(["REQUIRED", "OPTIONAL"]);
const installKind = z.enum(["RECOMMENDED", "ALTERNATIVE"]);
const difficulty = z.enum(["Beginner", "Intermediate", "Advanced", "Expert"]);
const pathLevel = z.enum(["BASIC", "INTERMEDIATE", "ADVANCED"]);
const channelPriority = z.enum(["High", "Medium", "Low"]);
const contactPriority = z.enum(["Normal", "High", "Critical"]);
const language = z.enum(["Rust", "Python"]);
const highlight = z.enum(["Core Feature", "Revolutionary", "Advanced", "Innovative"]);
const behavior = z.enum(["Exploration", "Conservation", "Social", "Aggressive", "Reproductive"]);
const lifecycleStageName = z.enum([
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

/** Front matter of a docs page. `next` lists the slugs of the closing card, in order. */
export const frontMatter = z.strictObject({
  title: text,
  subtitle: text,
  description: text.max(160),
  next: z.array(text).min(1).max(3),
  navTitle: text.optional(),
});
export type FrontMatter = z.infer<typeof frontMatter>;

export const recordSchemas = {
  /** One group of `nav.ts`: order only, the items are looked up by slug. */
  navOrder: z.strictObject({ title: text, icon: iconName, slugs: lines }),
  /** A published number: what it means, and who says so. */
  claim: z.strictObject({ value: text, label: text, meaning: text, source: text }),
  featureCard: z.strictObject({ icon: iconName, title: text, status, description: text, details: lines }),
  resourceCard: z.strictObject({
    icon: iconName,
    title: text,
    description: text,
    action: text,
    href: href.optional(),
    badge: text.optional(),
  }),
  chatHighlight: z.strictObject({ title: text, description: text, badge: highlight }),
  prerequisite: z.strictObject({
    title: text,
    version: text,
    status: requirement,
    description: text,
    requirements: lines,
    installCommand: sampleName,
  }),
  installStep: z.strictObject({ title: text, description: text, code: sampleName, explanation: text }),
  example: z.strictObject({
    title: text,
    description: text,
    difficulty,
    duration: text,
    code: sampleName,
    explanation: text.optional(),
    expectedOutput: sampleName.optional(),
  }),
  link: z.strictObject({ name: text, url: href, description: text }),
  learningPath: z.strictObject({
    title: text,
    description: text,
    steps: lines,
    badge: pathLevel,
    /** Where the path begins, and the label of the link to it. */
    href: href.optional(),
    action: text.optional(),
  }),
  /** A section of a long page: its anchor, heading and first paragraph. */
  pageSection: z.strictObject({ id: z.string().regex(/^[a-z-]+$/), title: text, intro: text }),
  /** One step of an explanation; `drawing` says in words what its picture shows. */
  pictureStep: z.strictObject({ title: text, description: text, drawing: text }),
  /** A command that prints a version, and the lowest version that will do. */
  versionCheck: z.strictObject({
    tool: text,
    version: text,
    status: requirement,
    code: sampleName,
    otherwise: text,
  }),
  installGuide: z.strictObject({ language, badge: installKind, description: text, features: lines }),
  /** A program in one language: what to do with it, and the command that runs it. */
  program: z.strictObject({
    language,
    title: text,
    explanation: text,
    code: sampleName,
    runTitle: text,
    run: sampleName,
  }),
  /** A card about one property; `figure` is its value where it has one. */
  pointCard: z.strictObject({ icon: iconName, title: text, description: text, figure: text.optional() }),
  exampleCard: z.strictObject({ title: text, description: text, difficulty, duration: text, href }),
  apiModule: z.strictObject({
    name: text,
    description: text,
    href,
    functions: z.array(z.strictObject({ name: text, description: text })).min(1),
  }),
  lifecycleStage: z.strictObject({
    stage: lifecycleStageName,
    description: text,
    duration: text,
    code: sampleName,
  }),
  behaviorTrigger: z.strictObject({ behavior, description: text, triggers: lines }),
  checklistItem: z.strictObject({ title: text, description: text, completed: z.boolean() }),
  concept: z.strictObject({
    title: text,
    description: text,
    difficulty,
    content: text,
    code: sampleName,
    applications: lines,
  }),
  performanceItem: z.strictObject({ title: text, description: text, code: sampleName, benefits: lines }),
  extensionItem: z.strictObject({ title: text, description: text, code: sampleName, useCases: lines }),
  deploymentItem: z.strictObject({ title: text, description: text, code: sampleName, considerations: lines }),
  faqEntry: z.strictObject({ question: text, answer: text, tags: lines }),
  supportCategory: z.strictObject({
    title: text,
    description: text,
    href,
    topics: lines,
    difficulty,
    duration: text,
  }),
  supportChannel: z.strictObject({ name: text, description: text, href, priority: channelPriority }),
  communityResource: z.strictObject({
    title: text,
    description: text,
    href,
    features: lines,
    members: text,
    activity: text,
  }),
  contactChannel: z.strictObject({
    title: text,
    email: z.email(),
    responseTime: text,
    priority: contactPriority,
    bestFor: lines,
  }),
} as const;

type RecordSchemas = typeof recordSchemas;
export type RecordKind = keyof RecordSchemas;
/** `ContentRecord<"faqEntry">`: the type of one record of that kind. */
export type ContentRecord<Kind extends RecordKind> = z.infer<RecordSchemas[Kind]>;
export type NavOrder = ContentRecord<"navOrder">;
