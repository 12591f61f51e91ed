import { advancedConcepts } from "#content/advanced/concepts.ts";
import { conceptReferences } from "#content/advanced/concepts-references.ts";
import { deploymentItems, deploymentReferences } from "#content/advanced/deployment.ts";
import { extensionItems, extensionReferences } from "#content/advanced/extensions.ts";
import { performanceItems, performanceReferences } from "#content/advanced/performance.ts";
import { researchReferences } from "#content/advanced/research.ts";
import { apiModules } from "#content/api/modules.ts";
import { claims } from "#content/claims.ts";
import { navOrder } from "#content/docs/nav.ts";
import { advancedExamples } from "#content/examples/advanced.ts";
import { basicExamples } from "#content/examples/basic.ts";
import { clusterExamples } from "#content/examples/clusters.ts";
import { evolutionExamples } from "#content/examples/evolution.ts";
import { exampleChapters } from "#content/examples/learning-path.ts";
import { neuralExamples } from "#content/examples/neural.ts";
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
import { advancedPrerequisites, advancedTopics } from "#content/records/advanced-index.ts";
import { measurements } from "#content/records/benchmark.ts";
import { communityResources, contributionAreas } from "#content/records/community.ts";
import { conceptPath } from "#content/records/concepts-index.ts";
import { contactChannels, emergencyContacts, responseTimes } from "#content/records/contact.ts";
import { evolutionParameters, genes, mutationKinds } from "#content/records/dna.ts";
import { faqCategories } from "#content/records/faq.ts";
import { installIssues, toolNeeds } from "#content/records/installation.ts";
import { behaviorTriggers, lifecycleStages, organismFields } from "#content/records/life-cycle.ts";
import { overviewFeatures, overviewResources, quickNavigation } from "#content/records/overview.ts";
import { quickActions, supportCategories, supportChannels } from "#content/records/support.ts";
import { problems } from "#content/records/troubleshooting.ts";
import type { RecordKind } from "#content/schema.ts";
import { externalResources } from "#content/site.ts";
import type { RecordList } from "./records.ts";

/** Every list of records on the site with the schema it must satisfy. */
export const recordLists: readonly RecordList[] = [
  list("content/docs/nav.ts", "navOrder", "navOrder", navOrder),
  list("content/api/modules.ts", "apiModules", "apiModule", apiModules),
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
  list("content/records/life-cycle.ts", "organismFields", "quantity", organismFields),
  list("content/records/life-cycle.ts", "lifecycleStages", "lifecycleStage", lifecycleStages),
  list("content/records/life-cycle.ts", "behaviorTriggers", "behaviorTrigger", behaviorTriggers),
  list("content/records/dna.ts", "genes", "gene", genes),
  list("content/records/dna.ts", "mutationKinds", "quantity", mutationKinds),
  list("content/records/dna.ts", "evolutionParameters", "quantity", evolutionParameters),
  list("content/examples/learning-path.ts", "exampleChapters", "chapter", exampleChapters),
  list("content/examples/basic.ts", "basicExamples", "example", Object.values(basicExamples)),
  list("content/examples/evolution.ts", "evolutionExamples", "example", Object.values(evolutionExamples)),
  list("content/examples/neural.ts", "neuralExamples", "example", Object.values(neuralExamples)),
  list("content/examples/clusters.ts", "clusterExamples", "example", Object.values(clusterExamples)),
  list("content/examples/advanced.ts", "advancedExamples", "example", Object.values(advancedExamples)),
  list("content/records/support.ts", "quickActions", "actionCard", quickActions),
  list("content/records/support.ts", "supportCategories", "supportCategory", supportCategories),
  list("content/records/support.ts", "supportChannels", "supportChannel", supportChannels),
  ...faqCategories.map(({ id, entries }) => list("content/records/faq.ts", id, "faqEntry", entries)),
  list("content/records/community.ts", "communityResources", "communityResource", communityResources),
  list("content/records/community.ts", "contributionAreas", "actionCard", contributionAreas),
  list("content/records/contact.ts", "contactChannels", "contactChannel", contactChannels),
  list("content/records/contact.ts", "emergencyContacts", "emergencyContact", emergencyContacts),
  list("content/records/contact.ts", "responseTimes", "responseTime", responseTimes),
  list("content/records/overview.ts", "overviewFeatures", "pointCard", overviewFeatures),
  list("content/records/overview.ts", "quickNavigation", "actionCard", quickNavigation),
  list("content/records/overview.ts", "overviewResources", "resourceCard", overviewResources),
  list("content/records/installation.ts", "toolNeeds", "toolNeed", toolNeeds),
  list("content/records/installation.ts", "installIssues", "issue", installIssues),
  list("content/records/troubleshooting.ts", "problems", "problem", problems),
  list("content/records/concepts-index.ts", "conceptPath", "chapter", conceptPath),
  list("content/records/advanced-index.ts", "advancedPrerequisites", "checklistItem", advancedPrerequisites),
  list("content/records/advanced-index.ts", "advancedTopics", "topic", advancedTopics),
  ...Object.entries(advancedConcepts).map(([category, concepts]) =>
    list("content/advanced/concepts.ts", category, "concept", concepts),
  ),
  list("content/advanced/concepts-references.ts", "conceptReferences", "reference", conceptReferences),
  list(
    "content/advanced/performance.ts",
    "performanceItems",
    "performanceItem",
    Object.values(performanceItems),
  ),
  list("content/advanced/performance.ts", "performanceReferences", "reference", performanceReferences),
  list("content/records/benchmark.ts", "measurements", "measurement", measurements),
  list("content/advanced/extensions.ts", "extensionItems", "extensionItem", Object.values(extensionItems)),
  list("content/advanced/extensions.ts", "extensionReferences", "reference", extensionReferences),
  list("content/advanced/deployment.ts", "deploymentItems", "deploymentItem", Object.values(deploymentItems)),
  list("content/advanced/deployment.ts", "deploymentReferences", "reference", deploymentReferences),
  list("content/advanced/research.ts", "researchReferences", "reference", researchReferences),
];

function list(file: string, name: string, kind: RecordKind, records: readonly unknown[]): RecordList {
  return { file, name, kind, records };
}
