import type { DocumentProps } from "#app/document.tsx";
import { ChatTool } from "#app/sections/home/chat-tool.tsx";
import { Features } from "#app/sections/home/features.tsx";
import { Footer } from "#app/sections/home/footer.tsx";
import { GetStarted } from "#app/sections/home/get-started.tsx";
import { Hero } from "#app/sections/home/hero.tsx";
import { SiteHeader } from "#app/sections/site-header.tsx";
import { siteStructuredData } from "#app/structured-data.ts";
import { hero } from "#content/home.ts";
import { site } from "#content/site.ts";

export function homePage(): DocumentProps {
  return {
    meta: { title: `${site.name}: ${hero.title}`, description: site.tagline, path: "/" },
    styles: "site",
    structuredData: siteStructuredData(),
    isSmooth: true,
    children: <Home />,
  };
}

function Home() {
  return (
    <>
      <SiteHeader />
      <main id="content" data-deferrable="">
        <Hero />
        <Features />
        <ChatTool />
        <GetStarted />
      </main>
      <Footer />
    </>
  );
}
