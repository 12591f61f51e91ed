import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { addresses } from "#content/site.ts";
import { markdownAddress } from "#model/markdown-address.ts";
import { pageIssue } from "#model/page-issue.ts";
import type { DocsPage } from "#model/page-types.ts";

const id = "page-menu";

/**
 * Actions for a page. The browser opens and closes the menu and moves focus, with or without scripts;
 * page-menu.client.ts handles the two buttons.
 */
export function PageMenu({ page: { href, title, file, updated } }: { page: DocsPage }) {
  return (
    <div>
      <button type="button" popoverTarget={id} className={buttonClass({ variant: "secondary", size: "sm" })}>
        Copy or cite
        <Icon name="chevron-right" className="size-4 rotate-90" />
      </button>
      <div
        id={id}
        popover="auto"
        data-markdown="skip"
        data-title={title}
        data-path={href}
        data-updated={updated?.iso}
        className="menu"
      >
        <button type="button" data-copy-page="" className="no-js:hidden">
          Copy page as Markdown
        </button>
        <a href={markdownAddress(href)}>View as Markdown</a>
        <button type="button" data-cite="" aria-haspopup="dialog" className="no-js:hidden">
          Cite this page
        </button>
        <ExternalLink href={addresses.edit + file}>Edit this page</ExternalLink>
        <ExternalLink href={pageIssue(title, import.meta.env.SITE_URL + href)}>Report a problem</ExternalLink>
      </div>
    </div>
  );
}
