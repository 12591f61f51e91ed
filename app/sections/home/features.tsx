import { Section } from "#app/sections/section.tsx";
import { ValueBadge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { features, featuresText } from "#content/home.ts";
import { LatencyComparison } from "./latency-comparison.tsx";
import { Miniature } from "./miniature.tsx";
import { Validation } from "./validation.tsx";

export function Features() {
  return (
    <Section id="features" {...featuresText}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {features.map((feature) => (
          <li key={feature.title}>
            <FeatureCard feature={feature} />
          </li>
        ))}
      </ul>
      <Validation />
      <LatencyComparison />
    </Section>
  );
}

function FeatureCard({ feature }: { feature: (typeof features)[number] }) {
  return (
    <Card className="h-full">
      <div className="flex items-start justify-between gap-2">
        <Miniature icon={feature.icon} />
        <ValueBadge value={feature.status} />
      </div>
      <h3 className="mt-4 font-semibold text-xl">{feature.title}</h3>
      <p className="mt-1 text-muted">{feature.description}</p>
      <ul className="mt-4 flex flex-col gap-2 text-sm">
        {feature.details.map((detail) => (
          <li key={detail} className="flex gap-2">
            <Icon name="check" className="mt-0.5 size-4 text-accent" />
            {detail}
          </li>
        ))}
      </ul>
    </Card>
  );
}
