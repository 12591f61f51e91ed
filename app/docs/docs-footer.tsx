import { SiteLink } from "#app/ui/links.tsx";
import { colophon, site } from "#content/site.ts";

export function DocsFooter() {
  return (
    <footer className="border-line border-t text-muted text-sm">
      <div className="mx-auto flex max-w-4xl xl:max-w-290 flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 sm:px-8">
        <p className="max-w-[60ch]">
          © {site.copyrightYear} {site.name}. {colophon}
        </p>
        <SiteLink to="/docs/support" className="ml-auto hover:text-accent hover:underline">
          Help and support
        </SiteLink>
      </div>
    </footer>
  );
}
