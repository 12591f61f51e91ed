import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { addresses } from "#content/site.ts";

export function Hero() {
  return (
    <section className="mx-auto max-w-6xl px-4 pt-16 pb-8 sm:px-8">
      <h1 className="font-semibold text-4xl outline-none sm:text-5xl">Getting Started</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">
        What your machine needs before you create a first digital organism.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link to="/docs/installation" prefetch="intent" className={buttonClass()}>
          Install the library
        </Link>
        <ExternalLink href={addresses.registry} className={buttonClass({ variant: "secondary" })}>
          View on the package registry
        </ExternalLink>
      </div>
    </section>
  );
}
