import { Link } from "react-router";
import { Brand } from "#app/ui/brand.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";

const link = "rounded-lg px-3 py-2 text-muted text-sm hover:text-accent";

export function SiteHeader() {
  return (
    <>
      <SkipLink />
      <header className="border-line border-b">
        <div className="mx-auto flex h-bar max-w-6xl items-center px-4 sm:px-8">
          <Brand />
          <nav aria-label="Site" className="mr-4 ml-auto flex max-sm:hidden">
            <Link to="/getting-started" prefetch="intent" className={link}>
              Getting Started
            </Link>
            <Link to="/docs" prefetch="intent" className={link}>
              Documentation
            </Link>
          </nav>
          <div className="max-sm:ml-auto">
            <ThemeSwitch />
          </div>
        </div>
      </header>
    </>
  );
}
