import { HelpLink } from "#app/ui/help-link.tsx";
import { ExternalLink, MailLink } from "#app/ui/links.tsx";
import { addresses, colophon, site } from "#content/site.ts";

const linkClass = "py-1 hover:text-accent hover:underline";

/** `path` is the page's path; its URL is printed at the end. */
export function SiteFooter({ path }: { path?: string }) {
  return (
    <footer data-path={path} className="border-line border-t text-muted text-sm">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-8 sm:px-8">
        <p className="w-full">
          © {site.copyrightYear} {site.name}. {colophon}
        </p>
        <a href="/docs" className={linkClass}>
          Documentation
        </a>
        <ExternalLink href={addresses.repository} className={linkClass}>
          Source repository
        </ExternalLink>
        <MailLink address={site.email} subject={`${site.name}: question`} className={linkClass}>
          Contact
        </MailLink>
        <HelpLink />
      </div>
    </footer>
  );
}
