import { Island } from "#app/islands/island.tsx";
import { CodeBlock } from "#app/ui/code-block.tsx";
import { LanguageBlocks } from "#app/ui/in-language.tsx";
import { hero } from "#content/home.ts";
import dishPython from "#samples/python/start/dish.py?sample";
import dish from "#samples/rust/start/dish.rs?sample";

/** A program beside the dish in which it runs. The dish loads after everything else on the first screen. */
export function LivingProgram() {
  return (
    <div className="living-program hero-columns mt-4 sm:mt-6">
      <div
        id="figure-population"
        data-figure="population"
        className="min-w-0 grid rounded-xl border border-line bg-raised p-4 *:grid"
      >
        <Island component="population-figure" when="idle" />
      </div>
      <div className="min-w-0">
        <LanguageBlocks
          rust={<CodeBlock sample={dish} title={hero.program} />}
          python={<CodeBlock sample={dishPython} title={hero.program} />}
        />
      </div>
    </div>
  );
}
