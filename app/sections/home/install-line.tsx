import { CommandLine } from "#app/ui/command-line.tsx";
import { hero } from "#content/home.ts";
import install from "#samples/shell/install-python-package.sh?sample";

/** The shortest way to install the library, with a copy button. */
export function InstallLine() {
  return (
    <div>
      <CommandLine sample={install} label={hero.install.label} />
      <p className="mt-2 text-muted text-sm">
        {hero.install.before}{" "}
        <a href="/getting-started#installation" className="text-accent underline underline-offset-4">
          {hero.install.link}
        </a>
      </p>
    </div>
  );
}
