import { claims } from "#content/claims.ts";
import { advancedConcepts } from "#content/docs/advanced/concepts.ts";
import { conceptReferences } from "#content/docs/advanced/concepts-references.ts";
import { deploymentItems, deploymentReferences } from "#content/docs/advanced/deployment.ts";
import { extensionItems, extensionReferences } from "#content/docs/advanced/extensions.ts";
import { advancedPrerequisites, advancedTopics } from "#content/docs/advanced/index.ts";
import { performanceItems, performanceReferences } from "#content/docs/advanced/performance.ts";
import { modelReferences } from "#content/docs/advanced/research/model.ts";
import { researchReferences } from "#content/docs/advanced/research.ts";
import { apiModules } from "#content/docs/api/modules.ts";
import { evolutionParameters, genes } from "#content/docs/concepts/dna.ts";
import { conceptPath } from "#content/docs/concepts/index.ts";
import { behaviorTriggers, lifecycleStages, organismFields } from "#content/docs/concepts/organisms.ts";
import { advancedExamples } from "#content/docs/examples/advanced.ts";
import { basicExamples } from "#content/docs/examples/basic.ts";
import { clusterExamples } from "#content/docs/examples/clusters.ts";
import { evolutionExamples } from "#content/docs/examples/evolution.ts";
import { exampleChapters } from "#content/docs/examples/index.ts";
import { neuralExamples } from "#content/docs/examples/neural.ts";
import { overviewFeatures, overviewResources, quickNavigation } from "#content/docs/index.ts";
import { installIssues, toolNeeds } from "#content/docs/installation.ts";
import { navOrder } from "#content/docs/nav.ts";
import { communityResources, contributionAreas } from "#content/docs/support/community/index.ts";
import { contactChannels, emergencyContacts, responseTimes } from "#content/docs/support/contact.ts";
import { faqCategories } from "#content/docs/support/faq.ts";
import { quickActions, supportCategories, supportChannels } from "#content/docs/support/index.ts";
import { problems } from "#content/docs/troubleshooting.ts";
import { exampleCards, useCases } from "#content/getting-started/examples.ts";
import { installGuides, installSteps } from "#content/getting-started/installation.ts";
import { communityButtons, learningPaths, nextStepLinks } from "#content/getting-started/next-steps.ts";
import {
  firstOrganismPrograms,
  organismPoints,
  populationPoints,
  populationPrograms,
} from "#content/getting-started/programs.ts";
import { prerequisites, quickSteps, sections, versionChecks } from "#content/getting-started.ts";
import { glossary } from "#content/glossary.ts";
import { chatTool, features, resourceCards } from "#content/home.ts";
import type { RecordKind } from "#content/schema.ts";
import { externalResources } from "#content/site.ts";
import type { RecordList } from "./records.ts";

/** Every list of records on the site with the schema it must satisfy. */
export const recordLists: readonly RecordList[] = [
  list("content/docs/nav.ts", "navOrder", "navOrder", navOrder),
  list("content/docs/api/modules.ts", "apiModules", "apiModule", apiModules),
  list("content/glossary.ts", "glossary", "glossaryTerm", glossary),
  list("content/claims.ts", "claims", "claim", Object.values(claims)),
  list("content/home.ts", "features", "featureCard", features),
  list("content/home.ts", "chatTool.highlights", "chatHighlight", chatTool.highlights),
  list("content/home.ts", "chatTool.links", "link", chatTool.links),
  list("content/home.ts", "resourceCards", "resourceCard", resourceCards),
  list("content/site.ts", "externalResources", "link", externalResources),
  list("content/getting-started.ts", "prerequisites", "prerequisite", prerequisites),
  list("content/getting-started.ts", "sections", "pageSection", sections),
  list("content/getting-started.ts", "quickSteps", "pictureStep", quickSteps),
  list("content/getting-started.ts", "versionChecks", "versionCheck", versionChecks),
  list("content/getting-started/installation.ts", "installGuides", "installGuide", installGuides),
  list("content/getting-started/installation.ts", "installSteps.Rust", "installStep", installSteps.Rust),
  list("content/getting-started/installation.ts", "installSteps.Python", "installStep", installSteps.Python),
  list("content/getting-started/programs.ts", "firstOrganismPrograms", "program", firstOrganismPrograms),
  list("content/getting-started/programs.ts", "populationPrograms", "program", populationPrograms),
  list("content/getting-started/programs.ts", "organismPoints", "pointCard", organismPoints),
  list("content/getting-started/programs.ts", "populationPoints", "pointCard", populationPoints),
  list("content/getting-started/examples.ts", "exampleCards", "exampleCard", exampleCards),
  list("content/getting-started/examples.ts", "useCases", "pointCard", useCases),
  list("content/getting-started/next-steps.ts", "nextStepLinks", "link", nextStepLinks),
  list("content/getting-started/next-steps.ts", "learningPaths", "learningPath", learningPaths),
  list("content/getting-started/next-steps.ts", "communityButtons", "link", communityButtons),
  list("content/docs/concepts/organisms.ts", "organismFields", "quantity", organismFields),
  list("content/docs/concepts/organisms.ts", "lifecycleStages", "lifecycleStage", lifecycleStages),
  list("content/docs/concepts/organisms.ts", "behaviorTriggers", "behaviorTrigger", behaviorTriggers),
  list("content/docs/concepts/dna.ts", "genes", "gene", genes),
  list("content/docs/concepts/dna.ts", "evolutionParameters", "quantity", evolutionParameters),
  list("content/docs/examples/index.ts", "exampleChapters", "chapter", exampleChapters),
  list("content/docs/examples/basic.ts", "basicExamples", "example", Object.values(basicExamples)),
  list(
    "content/docs/examples/evolution.ts",
    "evolutionExamples",
    "example",
    Object.values(evolutionExamples),
  ),
  list("content/docs/examples/neural.ts", "neuralExamples", "example", Object.values(neuralExamples)),
  list("content/docs/examples/clusters.ts", "clusterExamples", "example", Object.values(clusterExamples)),
  list("content/docs/examples/advanced.ts", "advancedExamples", "example", Object.values(advancedExamples)),
  list("content/docs/support/index.ts", "quickActions", "actionCard", quickActions),
  list("content/docs/support/index.ts", "supportCategories", "supportCategory", supportCategories),
  list("content/docs/support/index.ts", "supportChannels", "supportChannel", supportChannels),
  ...faqCategories.map(({ id, entries }) => list("content/docs/support/faq.ts", id, "faqEntry", entries)),
  list(
    "content/docs/support/community/index.ts",
    "communityResources",
    "communityResource",
    communityResources,
  ),
  list("content/docs/support/community/index.ts", "contributionAreas", "actionCard", contributionAreas),
  list("content/docs/support/contact.ts", "contactChannels", "contactChannel", contactChannels),
  list("content/docs/support/contact.ts", "emergencyContacts", "emergencyContact", emergencyContacts),
  list("content/docs/support/contact.ts", "responseTimes", "responseTime", responseTimes),
  list("content/docs/index.ts", "overviewFeatures", "pointCard", overviewFeatures),
  list("content/docs/index.ts", "quickNavigation", "actionCard", quickNavigation),
  list("content/docs/index.ts", "overviewResources", "resourceCard", overviewResources),
  list("content/docs/installation.ts", "toolNeeds", "toolNeed", toolNeeds),
  list("content/docs/installation.ts", "installIssues", "issue", installIssues),
  list("content/docs/troubleshooting.ts", "problems", "problem", problems),
  list("content/docs/concepts/index.ts", "conceptPath", "chapter", conceptPath),
  list("content/docs/advanced/index.ts", "advancedPrerequisites", "checklistItem", advancedPrerequisites),
  list("content/docs/advanced/index.ts", "advancedTopics", "topic", advancedTopics),
  ...Object.entries(advancedConcepts).map(([category, concepts]) =>
    list("content/docs/advanced/concepts.ts", category, "concept", concepts),
  ),
  list("content/docs/advanced/concepts-references.ts", "conceptReferences", "reference", conceptReferences),
  list(
    "content/docs/advanced/performance.ts",
    "performanceItems",
    "performanceItem",
    Object.values(performanceItems),
  ),
  list("content/docs/advanced/performance.ts", "performanceReferences", "reference", performanceReferences),
  list(
    "content/docs/advanced/extensions.ts",
    "extensionItems",
    "extensionItem",
    Object.values(extensionItems),
  ),
  list("content/docs/advanced/extensions.ts", "extensionReferences", "reference", extensionReferences),
  list(
    "content/docs/advanced/deployment.ts",
    "deploymentItems",
    "deploymentItem",
    Object.values(deploymentItems),
  ),
  list("content/docs/advanced/deployment.ts", "deploymentReferences", "reference", deploymentReferences),
  list("content/docs/advanced/research.ts", "researchReferences", "reference", researchReferences),
  list("content/docs/advanced/research/model.ts", "modelReferences", "reference", modelReferences),
];

function list(file: string, name: string, kind: RecordKind, records: readonly unknown[]): RecordList {
  return { file, name, kind, records };
}
