import type { Sample } from "#model/sample.ts";
import { CodeLine } from "./code-block.tsx";
import { CopyButton } from "./copy-button.tsx";

interface CommandLineProps {
  sample: Sample;
  /** Names it in the toast and for assistive technology. */
  label: string;
}

/** A command with a copy button. */
export function CommandLine({ sample, label }: CommandLineProps) {
  return (
    <figure
      aria-label={label}
      className="flex min-w-0 items-center justify-between gap-4 rounded-lg border border-line bg-sunken py-0.5 pr-1 pl-4"
    >
      {/* It wraps like in a terminal, so that all of it can be read and no line ends in the first of two hyphens. */}
      <span className="min-w-0 py-1 [&>code]:whitespace-pre-wrap [&>code]:[line-break:anywhere] lg:[&>code]:[line-break:auto]">
        <CodeLine sample={sample} />
      </span>
      <span className="shrink-0">
        <CopyButton what={label} />
      </span>
    </figure>
  );
}
