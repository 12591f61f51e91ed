import { Card } from "#app/ui/card.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface DoDontProps {
  dos: readonly string[];
  donts: readonly string[];
}

/** The best-practices card: dos and don'ts. */
export function DoDont({ dos, donts }: DoDontProps) {
  return (
    <Card className="grid gap-6 sm:grid-cols-2">
      <Advice title="Do" icon="circle-check" tone="text-accent" marks="accent-marks" lines={dos} />
      <Advice title="Don’t" icon="circle-x" tone="text-danger" marks="danger-marks" lines={donts} />
    </Card>
  );
}

interface AdviceProps {
  title: string;
  icon: "circle-check" | "circle-x";
  tone: string;
  marks: string;
  lines: readonly string[];
}

function Advice({ title, icon, tone, marks, lines }: AdviceProps) {
  return (
    <div>
      <p data-markdown="label" className={`flex items-center gap-2 font-semibold ${tone}`}>
        <Icon name={icon} className="size-5" />
        {title}
      </p>
      <ul className={`mt-3 flex list-disc flex-col gap-1.5 pl-5 ${marks}`}>
        {lines.map((line) => (
          <li key={line}>
            <CodeText text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}
