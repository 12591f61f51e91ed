import { ValueBadge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { CommandLine } from "#app/ui/command-line.tsx";
import { page, versionChecks } from "#content/getting-started.ts";
import { GuideSection } from "./guide-section.tsx";
import { sampleOf } from "./samples.ts";

export function SystemCheck() {
  return (
    <GuideSection id="system-check">
      <Card className="py-0">
        <ul className="divided">
          {versionChecks.map((check) => (
            <li key={check.tool} className="grid items-center gap-x-8 gap-y-4 py-5 md:grid-cols-2">
              <div className="min-w-0">
                <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
                  <h3 className="font-semibold text-xl">{check.tool}</h3>
                  <span>
                    <span className="sr-only">{page.expectedVersion} </span>
                    {check.version}
                  </span>
                  <ValueBadge value={check.status} />
                </div>
                <p className="mt-1 text-muted text-pretty">
                  <CodeText text={check.otherwise} />
                </p>
              </div>
              <div className="min-w-0">
                <CommandLine sample={sampleOf(check.code)} label={`${check.tool} ${page.version}`} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </GuideSection>
  );
}
