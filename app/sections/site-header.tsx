import { SearchButton } from "#app/search/search-button.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { headerLinks } from "#content/home.ts";

const link = "rounded-lg px-3 py-2 text-muted text-sm hover:text-accent";

/** Stays in view. On phones the links have their own row, and only that row stays, unless the focus is in the other one. */
export function SiteHeader() {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-20 border-line border-b bg-surface max-sm:not-focus-within:-top-bar">
        {/* The smallest phones only have room for the name on one line, in a small font. */}
        <div className="mx-auto flex max-w-6xl flex-wrap items-center px-4 max-[23rem]:text-sm sm:px-8">
          <div className="flex h-bar items-center">
            <Brand />
          </div>
          <nav
            aria-label="Site"
            className="flex max-sm:order-last max-sm:-mx-3 max-sm:w-full max-sm:pb-1 sm:mr-4 sm:ml-auto"
          >
            {headerLinks.map(({ label, href }) => (
              <a key={href} href={href} className={link}>
                {label}
              </a>
            ))}
          </nav>
          <div className="flex items-center max-sm:ml-auto sm:gap-2">
            <SearchButton />
            <ThemeSwitch />
          </div>
        </div>
      </header>
    </>
  );
}
