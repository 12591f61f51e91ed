import { SearchButton } from "#app/search/search-button.tsx";
import { Brand } from "#app/ui/brand.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { headerLinks } from "#content/home.ts";

const link = "rounded-lg px-3 py-2 text-muted text-sm hover:text-accent";

export function SiteHeader() {
  return (
    <>
      <SkipLink />
      <header className="border-line border-b">
        {/* The smallest phones have room for one line of the name, in small letters. */}
        <div className="mx-auto flex h-bar max-w-6xl items-center px-4 max-[23rem]:text-sm sm:px-8">
          <Brand />
          <nav aria-label="Site" className="mr-4 ml-auto flex max-sm:hidden">
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
