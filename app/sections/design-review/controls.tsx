import { Badge, ValueBadge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconLink } from "#app/ui/icon-link.tsx";
import { ExternalLink, MailLink } from "#app/ui/links.tsx";
import { Note } from "#app/ui/note.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import { addresses, site, versions } from "#content/site.ts";
import { Specimen } from "./specimen.tsx";

const values = [
  ["WORKING", "RECOMMENDED", "ALTERNATIVE", "REQUIRED", "OPTIONAL"],
  ["Beginner", "Intermediate", "Advanced", "Expert", "BASIC", "INTERMEDIATE", "ADVANCED"],
  ["Critical", "High", "Medium", "Normal", "Low"],
  ["Core Feature", "Revolutionary", "Innovative"],
] as const;

export function Controls() {
  return (
    <>
      <Specimen name="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ghost">Ghost</Button>
          <Button size="sm">Small</Button>
          <Button variant="secondary" aria-disabled="true">
            Disabled
          </Button>
          <Button>
            With icon <Icon name="arrow-right" className="size-4" />
          </Button>
        </div>
      </Specimen>
      <Specimen name="Badges">
        {values.map((row) => (
          <p key={row[0]} className="flex flex-wrap gap-2">
            {row.map((value) => (
              <ValueBadge key={value} value={value} />
            ))}
          </p>
        ))}
        <p className="flex flex-wrap gap-2">
          <Badge>v{versions.docs}</Badge>
          <Badge tone="alive">v{versions.package}</Badge>
          <Badge tone="caution">Coming Soon</Badge>
        </p>
      </Specimen>
      <Specimen name="Links">
        <p className="flex flex-wrap gap-x-6 gap-y-2 text-accent">
          <ExternalLink href={addresses.repository}>External link</ExternalLink>
          <MailLink address={site.email} subject="Design review">
            Mail link
          </MailLink>
        </p>
      </Specimen>
      <Specimen name="Icon link and note">
        <div className="flex items-center gap-3">
          <IconLink href={addresses.registry} label="Package registry" icon="package" />
          <Note about="notes">
            <p>A note explains a figure. Press Escape or click outside to close it.</p>
          </Note>
        </div>
      </Specimen>
      <Specimen name="Tooltip">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" data-tooltip="Says more than the label" data-tooltip-describes="">
            First tooltip
          </Button>
          <Button
            variant="secondary"
            data-tooltip="Follows at once after the first"
            data-tooltip-describes=""
          >
            Second tooltip
          </Button>
        </div>
      </Specimen>
      <Specimen name="Scroll area">
        <ScrollArea
          tabIndex={0}
          role="region"
          aria-label="Generations"
          className="h-40 rounded-xl border border-line"
        >
          <ol className="list-decimal p-4 pl-10">
            {Array.from({ length: 100 }, (_, index) => `Generation ${index + 1}`).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </ScrollArea>
      </Specimen>
    </>
  );
}
