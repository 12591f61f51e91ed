import { Icon } from "#app/ui/icon.tsx";
import type { ContentRecord } from "#content/schema.ts";

/** Features of the library, each with its main type. */
export function FeaturePoints({ points }: { points: readonly ContentRecord<"pointCard">[] }) {
  return (
    <ul className="grid max-w-none gap-x-8 gap-y-6 sm:grid-cols-2">
      {points.map(({ icon, title, description, figure }) => (
        <li key={title} className="flex min-w-0 gap-4">
          <span className="grid size-10 shrink-0 place-items-center rounded-lg border border-accent-line bg-accent-soft text-accent-strong">
            <Icon name={icon} className="size-5" />
          </span>
          <div className="min-w-0">
            <h3 className="font-semibold text-lg">{title}</h3>
            {/* On a separate line, so that a late font doesn't move it. */}
            {figure && <code className="text-sm">{figure}</code>}
            <p className="mt-1 text-muted text-sm">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
