import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { addresses, site } from "#content/site.ts";

export function Hero() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-20 sm:px-8 lg:py-32">
      <h1 className="max-w-3xl font-semibold text-5xl outline-none sm:text-6xl">{site.name}</h1>
      <p className="mt-6 max-w-2xl text-muted text-xl text-pretty">{site.tagline}</p>
      <div className="mt-10 flex flex-wrap gap-3">
        <Link to="/docs" prefetch="intent" className={buttonClass()}>
          Read Documentation
        </Link>
        <Link to="/getting-started" prefetch="intent" className={buttonClass({ variant: "secondary" })}>
          Get Started
        </Link>
        <ExternalLink href={addresses.registry} className={buttonClass({ variant: "secondary" })}>
          Explore on the package registry
        </ExternalLink>
      </div>
    </section>
  );
}
