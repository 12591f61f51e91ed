import { SeededGlyph } from "#app/glyph/seeded-glyph.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { offlinePage } from "./stored.ts";

interface StoredPagesProps {
  /** Every page of the site, in reading order. */
  pages: readonly { path: string; title: string }[];
}

/**
 * Names the missing page and lists the cached ones. One file serves every missing page, so stored-pages.client.ts
 * shows what applies. Not an island: its files might be missing without a network, too.
 */
export function StoredPages({ pages }: StoredPagesProps) {
  return (
    // As much room above the message as below it, where the list is, unless a long list needs more. On phones, the
    // message fills the screen between header and footer, and the list is below it.
    <main id="content" data-stored-pages="" className="flex flex-1 flex-col sm:before:flex-[1_1_0px]">
      <div className="error-page max-sm:min-h-[calc(100svh-16rem)] sm:flex-none">
        <div>
          <h1 className="font-semibold text-3xl sm:text-[2.75rem] lg:text-5xl">
            This page is not on your device
          </h1>
          <p className="mt-4 max-w-[60ch] text-balance text-lg text-muted max-lg:mx-auto lg:text-wrap">
            <span data-missing="">There seems to be no network.</span> You can still read the pages that you
            have opened before or, if you used Save for offline, the whole site.
          </p>
          <p className="mt-6 flex flex-wrap gap-3 max-lg:justify-center max-sm:flex-col">
            <a href={offlinePage} data-try-again="" className={buttonClass()}>
              Try again
            </a>
            <a href="/" className={buttonClass({ variant: "secondary" })}>
              Go to the home page
            </a>
          </p>
        </div>
        <SeededGlyph seed={7} lineWidth={1.25} className="error-dish" />
      </div>
      {/* Shown when the caches have been read and contain pages. Until then it keeps its room, if there is any. */}
      <div
        data-list=""
        className="invisible max-sm:hidden mx-auto w-full max-w-6xl flex-[1_1_0px] px-4 sm:px-8"
      >
        <h2 className="font-semibold text-2xl">Pages on this device</h2>
        <ul className="mt-3 mb-8 min-h-9 gap-x-8 sm:columns-2 lg:columns-3">
          {pages.map(({ path, title }) => (
            <li key={path} hidden>
              <a href={path} className="block py-1.5 text-accent underline underline-offset-4">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
