import { minutesToFirstOrganism, quickSteps, ruler } from "#content/getting-started.ts";
import { GuideSection } from "./guide-section.tsx";
import { StepDrawing } from "./step-drawing.tsx";

export function HowItWorks() {
  return (
    <GuideSection id="how-it-works">
      <ol className="grid gap-6 md:grid-cols-3">
        {quickSteps.map((step, index) => (
          <li
            key={step.title}
            className="flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-raised"
          >
            <div className="grid place-items-center border-line border-b bg-sunken py-6">
              <StepDrawing step={index} label={step.drawing} />
            </div>
            <div className="p-5">
              <h3 className="flex gap-2 font-semibold text-xl">
                <span className="text-accent">{index + 1}</span> {step.title}
              </h3>
              <p className="mt-2 text-muted">{step.description}</p>
            </div>
          </li>
        ))}
      </ol>
      <Ruler />
    </GuideSection>
  );
}

/** Minutes from the first command to the first organism. */
function Ruler() {
  const minutes = Array.from({ length: minutesToFirstOrganism }, (_, index) => index + 1);
  return (
    <div role="img" aria-label={ruler.description}>
      <div className="grid auto-cols-fr grid-flow-col border-accent border-b-2 border-l-2">
        {minutes.map((minute) => (
          <span key={minute} className="h-4 border-accent border-r-2" />
        ))}
      </div>
      <div className="mt-2 flex justify-between gap-4 text-muted text-sm">
        <span>{ruler.start}</span>
        <span className="text-right">{ruler.end}</span>
      </div>
    </div>
  );
}
