import { pageMeta } from "#app/lib/page-meta.ts";
import { Hero } from "#app/sections/getting-started/hero.tsx";
import { Prerequisites } from "#app/sections/getting-started/prerequisites.tsx";
import { SiteFooter } from "#app/sections/site-footer.tsx";
import { SiteHeader } from "#app/sections/site-header.tsx";
import { site } from "#content/site.ts";

export const meta = () =>
  pageMeta({
    title: "Getting Started",
    description: `What you need to run ${site.name}, and how to create a first digital organism.`,
    path: "/getting-started",
  });

export default function GettingStarted() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="flex-1">
        <Hero />
        <Prerequisites />
      </main>
      <SiteFooter />
    </div>
  );
}
