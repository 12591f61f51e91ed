import { Icon } from "#app/ui/icon.tsx";
import type { ContentRecord } from "#content/schema.ts";

/** What the library offers; the figure of a point is the type that stands for it in code. */
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
            {/* On a line of its own, so that a late font does not move it. */}
            {figure && <code className="text-sm">{figure}</code>}
            <p className="mt-1 text-muted text-sm">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
