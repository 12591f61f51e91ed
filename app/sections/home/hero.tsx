import { Island } from "#app/islands/island.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { claims } from "#content/claims.ts";
import { hero } from "#content/home.ts";
import { addresses } from "#content/site.ts";
import { ClaimFigure } from "./claim-figure.tsx";
import { ClaimNote } from "./claim-note.tsx";
import { InstallLine } from "./install-line.tsx";
import { LivingProgram } from "./living-program.tsx";

export function Hero() {
  return (
    <section className="notebook relative overflow-hidden border-line border-b">
      <div className="relative mx-auto max-w-6xl px-4 py-4 sm:px-8 sm:py-6 lg:py-8">
        <div className="hero-columns items-end gap-y-3 sm:gap-y-6">
          <div>
            <div className="flex items-center gap-1">
              <Badge tone="alive" icon="circle-check">
                {claims.tests.value} {claims.tests.label}
              </Badge>
              <ClaimNote name="tests" />
            </div>
            <h1 className="mt-2 font-semibold text-3xl text-balance outline-none sm:mt-3 sm:text-5xl">
              {hero.title}
            </h1>
          </div>
          <p className="max-w-[60ch] text-muted text-pretty">{hero.lead}</p>
          <div className="flex flex-col gap-2 self-start max-[23rem]:text-sm sm:flex-row sm:flex-wrap lg:gap-1.5 lg:text-[15px]">
            <a href="/docs" className={buttonClass()}>
              {hero.actions.documentation}
            </a>
            <ExternalLink href={addresses.registry} className={buttonClass({ variant: "secondary" })}>
              {hero.actions.registry}
            </ExternalLink>
            <a href="#features" className={`${buttonClass({ variant: "ghost" })} lg:px-3`}>
              {hero.actions.features}
            </a>
          </div>
          <InstallLine />
        </div>
        <LivingProgram />
        <dl className="hero-stats my-4 max-sm:[&_dd]:text-xl max-sm:[&_dt]:text-xs">
          {hero.stats.map((name) => (
            <ClaimFigure key={name} name={name} className="bg-raised" />
          ))}
        </dl>
        <Island component="checksum-proof" when="use" />
      </div>
    </section>
  );
}
