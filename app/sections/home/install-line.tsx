import { CodeLine } from "#app/ui/code-block.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { hero } from "#content/home.ts";
import install from "#samples/shell/install-python-package.sh?sample";

/** The shortest way to install the library, with a copy button. */
export function InstallLine() {
  return (
    <div>
      <figure
        aria-label={hero.install.label}
        className="flex min-w-0 items-center justify-between gap-4 rounded-lg border border-line bg-sunken py-0.5 pr-1 pl-4"
      >
        {/* It wraps like in a terminal, so that all of it can be read and no line ends in the first of two hyphens. */}
        <span className="min-w-0 py-1 [&>code]:whitespace-pre-wrap [&>code]:[line-break:anywhere] lg:[&>code]:[line-break:auto]">
          <CodeLine sample={install} />
        </span>
        <span className="shrink-0">
          <CopyButton what={hero.install.label} />
        </span>
      </figure>
      <p className="mt-2 text-muted text-sm">
        {hero.install.before}{" "}
        <a href="/getting-started#installation" className="text-accent underline underline-offset-4">
          {hero.install.link}
        </a>
      </p>
    </div>
  );
}
