import { pageMeta } from "#app/lib/page-meta.ts";
import { siteStructuredData } from "#app/lib/structured-data.ts";
import { ChatTool } from "#app/sections/home/chat-tool.tsx";
import { Features } from "#app/sections/home/features.tsx";
import { Footer } from "#app/sections/home/footer.tsx";
import { GetStarted } from "#app/sections/home/get-started.tsx";
import { Hero } from "#app/sections/home/hero.tsx";
import { SiteHeader } from "#app/sections/site-header.tsx";
import { hero } from "#content/home.ts";
import { site } from "#content/site.ts";

export const meta = () => [
  ...pageMeta({ title: `${site.name}: ${hero.title}`, description: site.tagline, path: "/" }),
  ...(import.meta.env.SSR ? [siteStructuredData()] : []),
];

export default function Home() {
  return (
    <>
      <SiteHeader />
      <main id="content">
        <Hero />
        <Features />
        <ChatTool />
        <GetStarted />
      </main>
      <Footer />
    </>
  );
}
