import { buttonClass } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { communityButtons, learningPathsTitle, nextStepLinks } from "#content/getting-started/next-steps.ts";
import { GuideSection } from "./guide-section.tsx";
import { LearningPaths } from "./learning-paths.tsx";
import { LinkCard } from "./link-card.tsx";

export function NextSteps() {
  return (
    <GuideSection id="next-steps">
      <ul className="grid gap-4 md:grid-cols-3">
        {nextStepLinks.map((link) => (
          <li key={link.name} className="min-w-0">
            <LinkCard link={link} />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-4 pt-4">
        <h3 className="font-semibold text-2xl">{learningPathsTitle}</h3>
        <LearningPaths />
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {communityButtons.map(({ name, url }, index) => (
          <ExternalLink
            key={name}
            href={url}
            className={buttonClass({ variant: index === 0 ? "primary" : "secondary" })}
          >
            {name}
          </ExternalLink>
        ))}
      </div>
    </GuideSection>
  );
}
