import { pageMeta } from "#app/lib/page-meta.ts";
import { Hero } from "#app/sections/home/hero.tsx";
import { SiteFooter } from "#app/sections/site-footer.tsx";
import { SiteHeader } from "#app/sections/site-header.tsx";
import { site } from "#content/site.ts";

export const meta = () =>
  pageMeta({
    title: `${site.name}: digital organisms that live, learn and evolve`,
    description: site.tagline,
    path: "/",
  });

export default function Home() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="content" className="flex-1">
        <Hero />
      </main>
      <SiteFooter />
    </div>
  );
}
