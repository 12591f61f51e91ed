import { OfflineButton } from "#app/offline/offline-button.tsx";
import { HelpLink } from "#app/ui/help-link.tsx";
import { colophon, site } from "#content/site.ts";
import type { PageDate } from "#model/page-types.ts";

interface DocsFooterProps {
  /** Address of the page, which print shows at its end. */
  path: string | undefined;
  updated: PageDate | undefined;
}

export function DocsFooter({ path, updated }: DocsFooterProps) {
  return (
    <footer data-path={path} className="border-line border-t text-muted text-sm">
      <div className="mx-auto flex max-w-4xl xl:max-w-290 flex-wrap items-center gap-x-6 gap-y-2 px-4 py-6 sm:px-8">
        {updated && (
          <p className="w-full">
            Last updated <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        )}
        <p className="max-w-[60ch]">
          © {site.copyrightYear} {site.name}. {colophon}
        </p>
        <div className="flex items-center gap-6 max-sm:w-full sm:ml-auto">
          <OfflineButton />
          <HelpLink />
        </div>
      </div>
    </footer>
  );
}
