import { useRef } from "react";
import type { Sample } from "#content/sample.ts";
import { CopyButton } from "./copy-button.tsx";
import { Icon } from "./icon.tsx";

interface CodeBlockProps {
  sample: Sample;
  /** Defaults to the sample's file name. */
  title?: string;
}

/** A sample with its title, language and copy button. Long lines scroll inside the block. */
export function CodeBlock({ sample, title = sample.name }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-sunken">
      <figcaption className="flex min-h-10 items-center gap-3 border-line border-b py-1 pr-1 pl-4 text-sm">
        <span className="truncate font-medium">{title}</span>
        <span className="ml-auto text-muted text-xs">{sample.language}</span>
        <CopyButton target={code} what={title} />
      </figcaption>
      <ScrollingCode label={`${title}, ${sample.language}`} html={sample.html} codeRef={code} />
    </figure>
  );
}

/** What a sample prints when it runs. */
export function ExpectedOutput({ sample, title = "Expected output" }: CodeBlockProps) {
  return (
    <figure className="overflow-hidden rounded-xl border border-line border-l-4 border-l-accent-line bg-surface">
      <figcaption className="flex items-center gap-2 px-4 pt-3 font-medium text-muted text-sm">
        <Icon name="terminal" className="size-4" />
        {title}
      </figcaption>
      <ScrollingCode label={title} html={sample.html} />
    </figure>
  );
}

interface ScrollingCodeProps {
  label: string;
  html: string;
  codeRef?: React.RefObject<HTMLElement | null>;
}

function ScrollingCode({ label, html, codeRef }: ScrollingCodeProps) {
  return (
    // A section that scrolls must be reachable by keyboard, so it takes focus.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto -outline-offset-2">
      <pre className="w-max min-w-full p-4 font-mono text-sm leading-relaxed">
        {/* Highlighted at build time from files of this repository. */}
        <code ref={codeRef} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </section>
  );
}
