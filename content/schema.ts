import { z } from "zod";
import {
  anchor,
  behavior,
  channelPriority,
  contactPriority,
  difficulty,
  highlight,
  href,
  iconName,
  installKind,
  language,
  lifecycleStageName,
  lines,
  pathLevel,
  requirement,
  sampleName,
  status,
  text,
} from "./schema-values.ts";

export type {
  Behavior,
  ChannelPriority,
  ContactPriority,
  Difficulty,
  Highlight,
  IconName,
  InstallKind,
  PathLevel,
  Requirement,
  Status,
} from "./schema-values.ts";

/**
 * Schemas for all content records. `model/` checks records and front matter against them at build time. Other
 * modules import only the types, which keeps zod out of the browser.
 */

/** Front matter of a docs page. `next` lists the slugs of the closing card, in order. */
export const frontMatter = z.strictObject({
  title: text,
  subtitle: text,
  // Search engines show this text and cut it off at about 160 characters.
  description: text.min(50).max(160),
  next: z.array(text).min(1).max(3),
  navTitle: text.optional(),
  // The development server shows drafts; the published site leaves them out.
  draft: z.boolean().optional(),
});
export type FrontMatter = z.infer<typeof frontMatter>;

const apiSection = z.strictObject({
  title: text,
  intro: text,
  groups: z.array(
    z.strictObject({
      /** Names with their type, such as `DNA::mutate`. */
      functions: lines,
      sample: sampleName,
    }),
  ),
  types: z.array(text),
});

export const recordSchemas = {
  /** A sidebar group. Its pages are looked up by slug. */
  navOrder: z.strictObject({ title: text, icon: iconName, slugs: lines }),
  /** A published number with its meaning and source. */
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
  /** A step of a learning path: a page and the time it takes. */
  chapter: z.strictObject({ title: text, description: text, duration: text, href }),
  link: z.strictObject({ name: text, url: href, description: text }),
  learningPath: z.strictObject({
    title: text,
    description: text,
    steps: lines,
    badge: pathLevel,
    /** The first page of the path, and the label of the link to it. */
    href: href.optional(),
    action: text.optional(),
  }),
  /** A section of a long page: its anchor, heading and first paragraph. */
  pageSection: z.strictObject({ id: anchor, title: text, intro: text }),
  /** One step of an explanation; `drawing` is the text alternative of its picture. */
  pictureStep: z.strictObject({ title: text, description: text, drawing: text }),
  /** A command that prints a version, and the minimum version. */
  versionCheck: z.strictObject({
    tool: text,
    version: text,
    status: requirement,
    code: sampleName,
    otherwise: text,
  }),
  installGuide: z.strictObject({ language, badge: installKind, description: text, features: lines }),
  /** A program in one language, with instructions and the command that runs it. */
  program: z.strictObject({
    language,
    title: text,
    explanation: text,
    code: sampleName,
    runTitle: text,
    run: sampleName,
  }),
  /** A card about one property; `figure` is its value, if any. */
  pointCard: z.strictObject({ icon: iconName, title: text, description: text, figure: text.optional() }),
  exampleCard: z.strictObject({ title: text, description: text, difficulty, duration: text, href }),
  /** A module of the API reference. Doc comments in the Rust source describe its functions. */
  apiModule: z.strictObject({
    name: text,
    icon: iconName,
    description: text,
    slug: text,
    /** Slug of the page that explains the concept. */
    concept: text,
    sections: z.array(apiSection).min(1),
  }),
  lifecycleStage: z.strictObject({
    stage: lifecycleStageName,
    description: text,
    duration: text,
    code: sampleName,
  }),
  /** A quantity with its range, initial value and meaning. */
  quantity: z.strictObject({ name: text, range: text, initial: text, meaning: text }),
  /** A gene, and the effect of its lowest and highest values. */
  gene: z.strictObject({ name: text, low: text, high: text }),
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
  /** A published work that a page cites. */
  reference: z.strictObject({ authors: text, title: text, venue: text, year: z.int() }),
  performanceItem: z.strictObject({ title: text, description: text, benefits: lines }),
  extensionItem: z.strictObject({ title: text, description: text, useCases: lines }),
  deploymentItem: z.strictObject({ title: text, description: text, considerations: lines }),
  /** A term with its definition. `insteadOf` lists synonyms that pages avoid; search maps them to the term. */
  glossaryTerm: z.strictObject({ term: text, meaning: text, href, insteadOf: lines }),
  /** `answer` can contain code in backticks. `href` links to a page with more detail. */
  faqEntry: z.strictObject({ id: anchor, question: text, answer: text, tags: lines, href, action: text }),
  supportCategory: z.strictObject({
    title: text,
    description: text,
    href,
    topics: lines,
    difficulty,
    duration: text,
  }),
  /** A card that links to a quick action, on this site or elsewhere. */
  actionCard: z.strictObject({ icon: iconName, title: text, description: text, href }),
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
    /** Subject line of the message that the link opens. */
    subject: text,
    responseTime: text,
    priority: contactPriority,
    bestFor: lines,
  }),
  emergencyContact: z.strictObject({
    title: text,
    description: text,
    email: z.email(),
    subject: text,
    action: text,
    responseTime: text,
    priority: contactPriority,
  }),
  /** A required tool with its minimum version and purpose. */
  toolNeed: z.strictObject({ tool: text, version: text, purpose: text }),
  /** A problem on the troubleshooting page; `id` is the anchor of its section. An issue has no section. */
  problem: z.strictObject({ id: anchor, title: text, symptom: text, cause: text, fix: text }),
  issue: z.strictObject({ symptom: text, cause: text, fix: text }),
  /** A page in Advanced Topics. Its title and description come from its front matter. */
  topic: z.strictObject({ icon: iconName, href, covers: lines, buildsOn: text }),
  /** Hours until the first response. */
  responseTime: z.strictObject({ request: text, from: z.number().positive(), to: z.number().positive() }),
} as const;

type RecordSchemas = typeof recordSchemas;
export type RecordKind = keyof RecordSchemas;
/** `ContentRecord<"faqEntry">` is the type of one FAQ entry. */
export type ContentRecord<Kind extends RecordKind> = z.infer<RecordSchemas[Kind]>;
export type NavOrder = ContentRecord<"navOrder">;
export type ApiModule = ContentRecord<"apiModule">;
