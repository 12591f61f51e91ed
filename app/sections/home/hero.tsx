import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { claims } from "#content/claims.ts";
import { hero } from "#content/home.ts";
import { addresses } from "#content/site.ts";
import { ClaimFigure } from "./claim-figure.tsx";
import { ClaimNote } from "./claim-note.tsx";
import { LivingPopulation } from "./living-population.tsx";

export function Hero() {
  return (
    <section className="notebook relative overflow-hidden border-line border-b">
      <div className="relative mx-auto grid max-w-6xl items-center gap-x-8 gap-y-12 px-4 py-14 sm:px-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:py-20">
        <div>
          <div className="flex items-center gap-1">
            <Badge tone="alive" icon="circle-check">
              {claims.tests.value} {claims.tests.label}
            </Badge>
            <ClaimNote name="tests" />
          </div>
          <h1 className="mt-5 font-bold text-4xl outline-none sm:text-6xl">{hero.title}</h1>
          <p className="mt-6 max-w-[54ch] text-lg text-muted text-pretty">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="/docs" className={buttonClass()}>
              {hero.actions.documentation}
            </a>
            <ExternalLink href={addresses.registry} className={buttonClass({ variant: "secondary" })}>
              {hero.actions.registry}
            </ExternalLink>
            <a href="#features" className={`-ml-4 ${buttonClass({ variant: "ghost" })}`}>
              {hero.actions.features}
            </a>
          </div>
          <dl className="mt-12 grid gap-x-8 gap-y-6 border-line border-t pt-8 sm:grid-cols-3">
            {hero.stats.map((name) => (
              <ClaimFigure key={name} name={name} />
            ))}
          </dl>
        </div>
        <LivingPopulation />
      </div>
    </section>
  );
}
