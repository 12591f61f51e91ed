import { ScrollingCode } from "#app/ui/code-block.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Sample } from "#model/sample.ts";

interface ToolMessageProps {
  sample: Sample;
  /** The tool and the situation: "Cargo, when the compiler is too old". */
  title: string;
}

/** The error message of a tool. */
export function ToolMessage({ sample, title }: ToolMessageProps) {
  return (
    <figure className="overflow-hidden rounded-xl border border-line border-l-4 border-l-danger-line bg-surface">
      <figcaption className="flex items-center gap-2 px-4 pt-3 font-medium text-muted text-sm">
        <Icon name="circle-alert" className="size-4" />
        {title}
      </figcaption>
      <ScrollingCode label={title} language={sample.language} html={sample.html} />
    </figure>
  );
}
