import { SearchButton } from "#app/search/search-button.tsx";
import { Brand, BrandMark } from "#app/ui/brand.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { page } from "#content/getting-started.ts";

// On a phone only the icons are visible; the text is for assistive technology.
const word = "max-sm:sr-only";
const link = `${buttonClass({ variant: "ghost" })} max-lg:px-2.5`;

export function Header() {
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-20 border-line border-b bg-surface print:hidden">
        <div className="mx-auto flex h-bar max-w-6xl items-center px-4 sm:px-8">
          {/* The logo once: in narrow windows it is the icon of the Home link. */}
          <div className="whitespace-nowrap max-md:hidden">
            <Brand />
          </div>
          <BackButton />
          <nav aria-label="Site" className="flex max-md:flex-1 sm:mr-4 sm:gap-1">
            <a href="/" className={link}>
              <Icon name="house" className="max-md:hidden" />
              <BrandMark className="md:hidden" />
              <span className={word}>{page.home}</span>
            </a>
            <a href="/docs" className={`${link} max-md:ml-auto`}>
              <Icon name="book-open" />
              <span className={word}>{page.documentation}</span>
            </a>
          </nav>
          <div className="flex items-center gap-2">
            <SearchButton />
            <ThemeSwitch />
          </div>
        </div>
      </header>
    </>
  );
}

/** Goes back to the previous page (back-button.client.ts). */
function BackButton() {
  return (
    <Button variant="ghost" data-back="" className="max-md:-ml-2.5 md:ml-auto no-js:hidden max-lg:px-2.5">
      <Icon name="arrow-left" />
      <span className={word}>{page.back}</span>
    </Button>
  );
}
