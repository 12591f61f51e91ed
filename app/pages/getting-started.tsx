import type { DocumentProps } from "#app/document.tsx";
import { FirstOrganism } from "#app/sections/getting-started/first-organism.tsx";
import { Header } from "#app/sections/getting-started/header.tsx";
import { Hero } from "#app/sections/getting-started/hero.tsx";
import { HowItWorks } from "#app/sections/getting-started/how-it-works.tsx";
import { Installation } from "#app/sections/getting-started/installation.tsx";
import { NextSteps } from "#app/sections/getting-started/next-steps.tsx";
import { PopulationEvolution } from "#app/sections/getting-started/population-evolution.tsx";
import { PracticalExamples } from "#app/sections/getting-started/practical-examples.tsx";
import { Prerequisites } from "#app/sections/getting-started/prerequisites.tsx";
import { SystemCheck } from "#app/sections/getting-started/system-check.tsx";
import { SiteFooter } from "#app/sections/site-footer.tsx";
import { page } from "#content/getting-started.ts";

const path = "/getting-started";

export function gettingStartedPage(): DocumentProps {
  return {
    meta: { title: page.title, description: page.description, path },
    styles: "site",
    isSmooth: true,
    children: <GettingStarted />,
  };
}

function GettingStarted() {
  return (
    <>
      <Header />
      <main id="content" data-deferrable="" className="outline-none">
        <Hero />
        <Prerequisites />
        <HowItWorks />
        <SystemCheck />
        <Installation />
        <FirstOrganism />
        <PopulationEvolution />
        <PracticalExamples />
        <NextSteps />
      </main>
      <SiteFooter path={path} />
    </>
  );
}
