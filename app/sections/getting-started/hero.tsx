import { SeededGlyph } from "#app/glyph/seeded-glyph.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { claims, page, sections } from "#content/getting-started.ts";
import { addresses } from "#content/site.ts";

export function Hero() {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-8 px-4 py-16 sm:px-8 lg:grid-cols-12 lg:py-20">
      <div className="min-w-0 lg:col-span-8">
        {/* Ada is beside the text or, in narrow windows, beside the numbers, which leave her room. */}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 md:gap-x-8">
          <h1 className="col-span-2 font-semibold text-4xl outline-none sm:text-6xl md:col-span-1">
            {page.title}
          </h1>
          <p className="col-span-2 mt-6 max-w-2xl text-lg text-muted text-pretty sm:text-xl md:col-span-1">
            {page.lead}
          </p>
          {/* The numbers have a fixed width, so that the words beside them don't move when the heading font loads. */}
          <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-4">
            {[claims.minutes, claims.steps].map(({ value, label }) => (
              <div key={label} className="flex flex-row-reverse items-baseline justify-end gap-2">
                <dt className="text-muted">{label}</dt>
                <dd className="w-7 shrink-0 font-display font-semibold text-4xl text-accent">{value}</dd>
              </div>
            ))}
          </dl>
          <SeededGlyph
            seed={7}
            name="Ada"
            lineWidth={1.5}
            className="mt-8 size-20 max-sm:size-16 max-md:-mb-14 max-md:self-end md:col-start-2 md:row-span-3 md:row-start-1 md:mt-0 md:size-40"
          />
        </div>
        <div className="mt-10 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <a href={`#${sections[0].id}`} className={buttonClass()}>
            {page.start}
          </a>
          <ExternalLink href={addresses.registry} className={buttonClass({ variant: "secondary" })}>
            {page.registry}
          </ExternalLink>
        </div>
      </div>
      <Contents />
    </div>
  );
}

function Contents() {
  return (
    <nav aria-labelledby="contents" className="max-lg:mt-10 lg:col-span-4 lg:border-line lg:border-l lg:pl-8">
      <p id="contents" className="font-medium text-muted text-sm">
        {page.contents}
      </p>
      <ol className="mt-3 max-lg:columns-2 max-lg:text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1 hover:text-accent hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
