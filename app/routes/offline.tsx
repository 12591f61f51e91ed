import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/lib/hydrated.ts";
import { docsPages } from "#app/lib/nav.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { storedPaths } from "#app/offline/stored-paths.ts";
import { SiteFooter } from "#app/sections/site-footer.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { InternalLink } from "#app/ui/links.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";

/** Every page, in reading order. */
const known = [
  { path: "/", title: "Home" },
  { path: "/getting-started", title: "Getting Started" },
  ...docsPages.map(({ href, title }) => ({ path: href, title })),
];

export const meta = () =>
  pageMeta({ title: "Offline", description: "The pages of this site that are on this device." });

/** What the worker shows instead of a page that it can neither load nor find. */
export default function Offline() {
  const isHydrated = useHydrated();
  const [parameters] = useSearchParams();
  // The built file serves every page that is missing.
  const wanted = isHydrated ? ownPath(parameters.get("page")) : undefined;
  const [stored, setStored] = useState<ReadonlySet<string>>();
  const pages = stored && known.filter(({ path }) => stored.has(path));

  useEffect(() => {
    storedPaths().then(setStored, () => setStored(new Set()));
  }, []);

  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="mx-auto flex h-bar w-full max-w-4xl items-center px-4 sm:px-8">
        <Brand />
      </header>
      <main id="content" className="mx-auto w-full max-w-4xl flex-1 px-4 py-12 sm:px-8">
        <h1 className="font-semibold text-3xl sm:text-5xl">This page is not on your device</h1>
        <p className="mt-4 max-w-[60ch] text-lg text-muted">
          {wanted
            ? `${titleOf(wanted)} cannot be loaded without a network.`
            : "There seems to be no network."}{" "}
          What you have opened before, and everything after Save for offline, can still be read.
        </p>
        {wanted && (
          <p className="mt-6">
            {/* A plain link: the page is asked for once more. */}
            <a href={wanted} className={buttonClass()}>
              Try again
            </a>
          </p>
        )}
        <h2 className="mt-12 font-semibold text-2xl">Pages on this device</h2>
        {pages?.length === 0 && <p className="mt-4 text-muted">There are none yet.</p>}
        <ul className="mt-4 gap-x-8 sm:columns-2">
          {pages?.map(({ path, title }) => (
            <li key={path}>
              <InternalLink to={path} className="block py-1.5 text-accent underline underline-offset-4">
                {title}
              </InternalLink>
            </li>
          ))}
        </ul>
      </main>
      <SiteFooter />
    </div>
  );
}

/** The address of a page of this site; whatever else an address may carry is not repeated. */
function ownPath(given: string | null): string | undefined {
  return given && /^\/(?!\/)/.test(given) ? given : undefined;
}

function titleOf(wanted: string): string {
  return known.find(({ path }) => path === wanted)?.title ?? wanted;
}
