import { buttonClass } from "#app/ui/button.tsx";

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
    <div data-stored-pages="">
      <p className="mt-4 max-w-[60ch] text-lg text-muted">
        <span data-missing="">There seems to be no network.</span> You can still read the pages that you have
        opened before and, after Save for offline, the whole site.
      </p>
      <p hidden data-try-again="" className="mt-6">
        <a href="/" className={buttonClass()}>
          Try again
        </a>
      </p>
      <h2 className="mt-12 font-semibold text-2xl">Pages on this device</h2>
      <p hidden data-none="" className="mt-4 text-muted">
        There are none yet.
      </p>
      <ul className="mt-4 gap-x-8 sm:columns-2">
        {pages.map(({ path, title }) => (
          <li key={path} hidden>
            <a href={path} className="block py-1.5 text-accent underline underline-offset-4">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
