import { OfflineButton } from "#app/offline/offline-button.tsx";
import { HelpLink } from "#app/ui/help-link.tsx";
import { colophon, site } from "#content/site.ts";
import type { PageDate } from "#model/page-types.ts";

interface DocsFooterProps {
  /** URL of the page, which is printed at its end. */
  path: string | undefined;
  updated: PageDate | undefined;
}

export function DocsFooter({ path, updated }: DocsFooterProps) {
  return (
    <footer data-path={path} className="docs-footer">
      <div>
        {updated && (
          <p className="w-full">
            Last updated <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        )}
        <p className="w-full">
          © {site.copyrightYear} {site.name}. {colophon}
        </p>
        <div>
          <OfflineButton />
          <div className="flex flex-wrap gap-x-6 gap-y-1 max-sm:contents">
            <HelpLink />
          </div>
        </div>
      </div>
    </footer>
  );
}
