import { ExternalLink, MailLink, SiteLink } from "#app/ui/links.tsx";
import { addresses, colophon, site } from "#content/site.ts";

const linkClass = "hover:text-accent hover:underline";

export function SiteFooter() {
  return (
    <footer className="border-line border-t text-muted text-sm">
      <div className="mx-auto flex max-w-6xl flex-wrap gap-x-6 gap-y-2 px-4 py-8 sm:px-8">
        <p className="mr-auto max-w-[60ch]">
          © {site.copyrightYear} {site.name}. {colophon}
        </p>
        <SiteLink to="/docs" className={linkClass}>
          Documentation
        </SiteLink>
        <ExternalLink href={addresses.repository} className={linkClass}>
          Source repository
        </ExternalLink>
        <MailLink address={site.email} subject={`${site.name}: question`} className={linkClass}>
          Contact
        </MailLink>
      </div>
    </footer>
  );
}
