import { HelpLink } from "#app/ui/help-link.tsx";
import { ExternalLink, MailLink } from "#app/ui/links.tsx";
import { addresses, colophon, site } from "#content/site.ts";

const linkClass = "py-1 hover:text-accent hover:underline";

/** `path` is the page's path; its URL is printed at the end. */
export function SiteFooter({ path }: { path?: string }) {
  return (
    <footer data-path={path} className="border-line border-t text-muted text-sm">
      <div className="mx-auto grid max-w-6xl grid-cols-[auto_1fr] gap-x-6 px-4 py-5 sm:flex sm:flex-wrap sm:items-center sm:gap-y-1 sm:px-8 sm:py-8">
        <p className="col-span-2 mb-1 sm:mb-0 sm:w-full">
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
