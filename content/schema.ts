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
 * The shape of every content record. Tools check records and front matter against these schemas at build
 * time; everything else imports the types alone, so the validator never reaches the browser.
 */

/** Front matter of a docs page. `next` lists the slugs of the closing card, in order. */
export const frontMatter = z.strictObject({
  title: text,
  subtitle: text,
  // What search results show: a shorter one says too little, a longer one is cut.
  description: text.min(50).max(160),
  next: z.array(text).min(1).max(3),
  navTitle: text.optional(),
});
export type FrontMatter = z.infer<typeof frontMatter>;

const apiSection = z.strictObject({
  title: text,
  intro: text,
  groups: z.array(
    z.strictObject({
      /** With their type: `DNA::mutate`. */
      functions: lines,
      sample: sampleName,
    }),
  ),
  types: z.array(text),
});

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
  /** A step of a learning path: a page and the time it takes. */
  chapter: z.strictObject({ title: text, description: text, duration: text, href }),
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
  pageSection: z.strictObject({ id: anchor, title: text, intro: text }),
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
  /** A module of the API reference. What its functions do is written in the Rust source, in doc comments. */
  apiModule: z.strictObject({
    name: text,
    description: text,
    slug: text,
    /** The page that explains the ideas behind it. */
    concept: text,
    sections: z.array(apiSection).min(1),
  }),
  lifecycleStage: z.strictObject({
    stage: lifecycleStageName,
    description: text,
    duration: text,
    code: sampleName,
  }),
  /** Something that has a number: what it may be, what it is at first, and what follows from it. */
  quantity: z.strictObject({ name: text, range: text, initial: text, meaning: text }),
  /** A gene, and what its lowest and highest values do. */
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
  /** A published work that a page rests on. */
  reference: z.strictObject({ authors: text, title: text, venue: text, year: z.int() }),
  performanceItem: z.strictObject({ title: text, description: text, code: sampleName, benefits: lines }),
  /** The time of a generation in milliseconds, as the benchmark printed it in each of three runs. */
  measurement: z.strictObject({
    fitness: z.enum(["usual", "costly"]),
    size: z.int(),
    threads: z.int(),
    medians: z.array(z.number().positive()).length(3).readonly(),
  }),
  extensionItem: z.strictObject({ title: text, description: text, code: sampleName, useCases: lines }),
  deploymentItem: z.strictObject({ title: text, description: text, code: sampleName, considerations: lines }),
  /** `answer` may set names as code between backticks; `href` leads to the page that explains more. */
  /** A word with its meaning; `insteadOf` lists words of other works that our pages avoid. */
  glossaryTerm: z.strictObject({ term: text, meaning: text, href, insteadOf: lines }),
  faqEntry: z.strictObject({ id: anchor, question: text, answer: text, tags: lines, href, action: text }),
  supportCategory: z.strictObject({
    title: text,
    description: text,
    href,
    topics: lines,
    difficulty,
    duration: text,
  }),
  /** Something to do at once, on this site or elsewhere. */
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
    /** Subject of the message that the channel's link opens. */
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
  /** A tool that has to be there, the lowest version that will do, and what it is for. */
  toolNeed: z.strictObject({ tool: text, version: text, purpose: text }),
  /** A problem of the troubleshooting page, whose section has the id; an issue has only the three texts. */
  problem: z.strictObject({ id: anchor, title: text, symptom: text, cause: text, fix: text }),
  issue: z.strictObject({ symptom: text, cause: text, fix: text }),
  /** A page of the advanced topics; its title and description are the page's own. */
  topic: z.strictObject({ icon: iconName, href, covers: lines, buildsOn: text }),
  /** Hours until somebody responds for the first time. */
  responseTime: z.strictObject({ request: text, from: z.number().positive(), to: z.number().positive() }),
} as const;

type RecordSchemas = typeof recordSchemas;
export type RecordKind = keyof RecordSchemas;
/** `ContentRecord<"faqEntry">`: the type of one record of that kind. */
export type ContentRecord<Kind extends RecordKind> = z.infer<RecordSchemas[Kind]>;
export type NavOrder = ContentRecord<"navOrder">;
export type ApiModule = ContentRecord<"apiModule">;
