import { use } from "react";
import { describeGenes } from "#app/glyph/describe-genes.ts";
import { Glyph } from "#app/glyph/glyph.tsx";
import type { Genes } from "#app/glyph/glyph-shape.ts";
import { SeriesPlot } from "#app/plots/series-plot.tsx";
import type { Sample } from "#model/sample.ts";
import { CopyButton } from "./copy-button.tsx";
import { Icon } from "./icon.tsx";
import type { ProgramLanguage } from "./language.ts";
import { LanguagePairContext } from "./language-pair-context.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { RunButton } from "./run-button.tsx";

interface CodeBlockProps {
  sample: Sample;
  /** Defaults to the sample's file name. */
  title?: string | undefined;
}

/**
 * A sample with its title, language and copy button. Long lines scroll inside the block. The copy button copies the
 * whole program, including collapsed lines, so that it runs when pasted.
 */
export function CodeBlock({ sample, title = sample.name }: CodeBlockProps) {
  const pairing = use(LanguagePairContext);
  const isAlone = !pairing && sample.language === "Rust";
  return (
    // Firefox would name it by its whole caption, with the names of the controls, and other engines not at all.
    <figure aria-label={title} className={sample.isLong ? "code-block long-code" : "code-block"}>
      <figcaption>
        <span>{title}</span>
        <span data-markdown="skip">
          {pairing === "switch" && <LanguageSwitch />}
          {pairing !== "switch" && (
            <span data-alone={isAlone || undefined} className="text-muted text-xs">
              {isAlone ? "Rust only" : sample.language}
            </span>
          )}
          {sample.program && <RunButton program={sample.program} what={title} time={sample.runTime} />}
          <CopyButton what={title} />
        </span>
      </figcaption>
      {sample.rustOnly && <p>Rust only: {sample.rustOnly}</p>}
      <ScrollingCode label={`${title}, ${sample.language}`} language={sample.language} html={sample.html} />
      {sample.isPartial && (
        <button type="button" data-show-all="" aria-expanded="false" className="no-js:hidden">
          <span>Show all</span>
          <span className="sr-only"> of {title}</span>
        </button>
      )}
    </figure>
  );
}

interface ExpectedOutputProps extends CodeBlockProps {
  /** False if a drawing of what is printed would not help. */
  plot?: boolean | undefined;
}

/** The output of a sample, with a plot if it is a series, and the organism if it lists all genes of one. */
export function ExpectedOutput({ sample, title = "Expected output", plot = true }: ExpectedOutputProps) {
  return (
    <figure
      data-output={sample.program}
      data-plotted={plot && sample.series ? "" : undefined}
      className="code-output"
    >
      <figcaption>
        <Icon name="terminal" className="size-4" />
        {title}
      </figcaption>
      <ScrollingCode label={`${title}, ${sample.name}`} {...sample} />
      {plot && sample.series && <SeriesPlot series={sample.series} />}
      {plot && sample.genes && <PrintedOrganism genes={sample.genes} />}
    </figure>
  );
}

function PrintedOrganism({ genes }: { genes: Genes }) {
  return (
    <div
      data-markdown="skip"
      className="flex items-center gap-3 border-line border-t px-4 py-2 text-muted text-xs"
    >
      <Glyph genes={genes} className="size-16 shrink-0" />
      <p>Drawn from these genes: {describeGenes(genes)}.</p>
    </div>
  );
}

interface ScrollingCodeProps {
  label: string;
  /** The language's name for readers; programs that read the page use the usual class. */
  language: string;
  html: string;
  /** Whether long lines wrap; commands and settings always do, as in a terminal. */
  wraps?: boolean;
}

/** Code highlighted at build time. Long lines scroll, unless they wrap. */
export function ScrollingCode({
  label,
  language,
  html,
  wraps = language === "Shell" || language === "TOML",
}: ScrollingCodeProps) {
  return (
    // A scrollable region must be reachable by keyboard, so it takes focus.
    <section aria-label={label} tabIndex={0} className={wraps ? "scrolling wrapping" : "scrolling"}>
      <pre>
        {/* Highlighted at build time from files of this repository. */}
        <code
          className={`language-${language.toLowerCase()}`}
          dangerouslySetInnerHTML={{ __html: wraps ? keepWords(html) : html }}
        />
      </pre>
    </section>
  );
}

/** Without breaks at hyphens, where a reader would see two arguments. Longer words may have to break on phones. */
function keepWords(html: string): string {
  return html.replaceAll(/<[^>]*>|[^\s<>]*-[^\s<>]*/g, (part) =>
    part.startsWith("<") || part.length > 30 ? part : `<span>${part}</span>`,
  );
}

interface SignatureProps {
  /** Undefined if it is shown to all readers, because the function exists only in Rust. */
  language: ProgramLanguage | undefined;
  html: string;
}

/** A declaration. It wraps: if it scrolled, every function of a page would need a tab stop. */
export function Signature({ language, html }: SignatureProps) {
  return (
    <pre data-language={language}>
      {/* Highlighted at build time, like every sample. */}
      <code className={`language-${language ?? "rust"}`} dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

/** A short line of a sample inside other content; it neither wraps nor scrolls. */
export function CodeLine({ sample }: { sample: Sample }) {
  // Highlighted at build time, like every sample.
  return (
    <code
      className="whitespace-pre font-mono text-xs max-sm:whitespace-pre-wrap"
      dangerouslySetInnerHTML={{ __html: sample.html }}
    />
  );
}
