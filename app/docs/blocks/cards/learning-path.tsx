interface LearningPathProps {
  steps: readonly { title: string; description: string; duration: string; href: string }[];
}

/** Chapters in reading order, with reading times. */
export function LearningPath({ steps }: LearningPathProps) {
  return (
    <div className="max-w-none">
      <ol className="list-none">
        {steps.map((step, index) => (
          <li key={step.href} className="group relative flex gap-4 pb-6 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-9 bottom-1 left-4 w-px bg-line group-last:hidden"
            />
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full border border-accent-line bg-accent-soft font-display font-semibold text-accent-strong text-sm"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <a href={step.href} className="font-semibold">
                  {step.title}
                </a>
                <span className="text-muted text-sm">{step.duration}</span>
              </p>
              <p className="text-muted text-sm">{step.description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
