import type { DocumentProps } from "#app/document.tsx";
import { Blocks } from "#app/sections/design-review/blocks.tsx";
import { CodeAndTabs } from "#app/sections/design-review/code-and-tabs.tsx";
import { Controls } from "#app/sections/design-review/controls.tsx";
import { Faults } from "#app/sections/design-review/faults.tsx";
import { Foundations } from "#app/sections/design-review/foundations.tsx";
import { Glyphs } from "#app/sections/design-review/glyphs.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";

/** For authors: every primitive on one page, at /design in `npm run dev`. */
export function designReviewPage(): DocumentProps {
  return {
    meta: { title: "Design review", description: "Every primitive of the site." },
    styles: "design",
    children: <DesignReview />,
  };
}

function DesignReview() {
  return (
    <>
      <header className="mx-auto flex h-bar max-w-4xl items-center justify-between px-4 sm:px-8">
        <Brand />
        <ThemeSwitch />
      </header>
      <main id="content" className="mx-auto grid max-w-4xl gap-16 px-4 py-12 sm:px-8">
        <h1 className="font-semibold text-5xl">Design review</h1>
        <Foundations />
        <Glyphs />
        <Controls />
        <CodeAndTabs />
        <Blocks />
        <Faults />
      </main>
    </>
  );
}
