import { ValueBadge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { learningPaths } from "#content/getting-started/next-steps.ts";

export function LearningPaths() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {learningPaths.map((path) => (
        <li key={path.title} className="min-w-0">
          <Card className="flex h-full flex-col items-start">
            <ValueBadge value={path.badge} />
            <h4 className="mt-3 font-display font-semibold text-lg">{path.title}</h4>
            <p className="mt-2 text-muted">{path.description}</p>
            <ol className="mt-4 mb-5 list-decimal flex flex-col gap-1 pl-5 accent-marks">
              {path.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <a
              href={path.href}
              className="mt-auto text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {path.action}
            </a>
          </Card>
        </li>
      ))}
    </ul>
  );
}
