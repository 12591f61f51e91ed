import { use } from "react";
import { SeriesPlot } from "#app/plots/series-plot.tsx";
import type { Sample } from "#model/sample.ts";
import { CopyButton } from "./copy-button.tsx";
import { Icon } from "./icon.tsx";
import type { ProgramLanguage } from "./language.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { RunButton } from "./run-button.tsx";
import { TwinContext } from "./twin-context.ts";

interface CodeBlockProps {
  sample: Sample;
  /** Defaults to the sample's file name. */
  title?: string | undefined;
}

/**
 * A sample with its title, language and copy button. Long lines scroll inside the block. What is copied is
 * the whole program, so that it runs where it is pasted.
 */
export function CodeBlock({ sample, title = sample.name }: CodeBlockProps) {
  const twin = use(TwinContext);
  const isAlone = !twin && sample.language === "Rust";
  return (
    <figure className="code-block">
      <figcaption>
        <span>{title}</span>
        {sample.isPartial && (
          <button type="button" data-show-all="" aria-expanded="false" className="no-js:hidden">
            <span>Show all</span>
            <span className="sr-only"> of {title}</span>
          </button>
        )}
        <span data-markdown="skip">
          {twin === "switch" && <LanguageSwitch />}
          {twin !== "switch" && (
            <span data-alone={isAlone || undefined} className="text-muted text-xs">
              {isAlone ? "Rust only" : sample.language}
            </span>
          )}
          {sample.program && <RunButton program={sample.program} what={title} />}
          <CopyButton what={title} />
        </span>
      </figcaption>
      {sample.rustOnly && <p>Rust only: {sample.rustOnly}</p>}
      <ScrollingCode label={`${title}, ${sample.language}`} language={sample.language} html={sample.html} />
    </figure>
  );
}

interface ExpectedOutputProps extends CodeBlockProps {
  /** False where the rows that it prints are not its point. */
  plot?: boolean | undefined;
}

/** What a sample prints when it runs, and a plot of it if that is a series. */
export function ExpectedOutput({ sample, title = "Expected output", plot = true }: ExpectedOutputProps) {
  return (
    <figure data-output={sample.program} className="code-output">
      <figcaption>
        <Icon name="terminal" className="size-4" />
        {title}
      </figcaption>
      <ScrollingCode label={`${title}, ${sample.name}`} language={sample.language} html={sample.html} />
      {plot && sample.series && <SeriesPlot series={sample.series} />}
    </figure>
  );
}

interface ScrollingCodeProps {
  label: string;
  /** Name of the language as readers see it; programs that read the page find it in the usual class. */
  language: string;
  html: string;
}

/** Code that was highlighted at build time; long lines scroll. */
export function ScrollingCode({ label, language, html }: ScrollingCodeProps) {
  return (
    // A section that scrolls must be reachable by keyboard, so it takes focus.
    <section aria-label={label} tabIndex={0} className="scrolling">
      <pre className="p-4 leading-relaxed">
        {/* Highlighted at build time from files of this repository. */}
        <code className={`language-${language.toLowerCase()}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </section>
  );
}

interface SignatureProps {
  /** Undefined where it is shown to all readers, because the function is in Rust only. */
  language: ProgramLanguage | undefined;
  html: string;
}

/** A declaration. It wraps: an area that scrolls would have to take focus, once for every function of a page. */
export function Signature({ language, html }: SignatureProps) {
  return (
    <pre data-language={language}>
      {/* Highlighted at build time, like every sample. */}
      <code className={`language-${language ?? "rust"}`} dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** One short line of a sample inside other content; it neither wraps nor scrolls by itself. */
export function CodeLine({ sample }: { sample: Sample }) {
  // Highlighted at build time, like every sample.
  return (
    <code className="whitespace-pre font-mono text-xs" dangerouslySetInnerHTML={{ __html: sample.html }} />
  );
}
