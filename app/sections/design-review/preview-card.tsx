import { PopulationDrawing } from "#app/sections/home/population-drawing.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { hero } from "#content/home.ts";

/** What links to the site show elsewhere; `npm run pictures` takes public/preview.png from it. */
export function PreviewCard() {
  return (
    <div
      id="preview-card"
      className="notebook relative grid h-[630px] w-[1200px] grid-cols-[minmax(0,1fr)_480px] items-center gap-8 overflow-hidden bg-surface px-20"
    >
      <div className="relative">
        <div className="text-3xl">
          <Brand />
        </div>
        <p className="mt-8 font-bold font-display text-6xl leading-tight">{hero.title}</p>
      </div>
      <div className="relative">
        <PopulationDrawing />
      </div>
    </div>
  );
}
