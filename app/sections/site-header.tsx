import { Brand } from "#app/ui/brand.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";

export function SiteHeader() {
  return (
    <>
      <SkipLink />
      <header className="border-line border-b">
        <div className="mx-auto flex h-bar max-w-6xl items-center justify-between px-4 sm:px-8">
          <Brand />
          <ThemeSwitch />
        </div>
      </header>
    </>
  );
}
