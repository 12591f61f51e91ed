import { Brand } from "#app/ui/brand.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { HelpLink } from "#app/ui/help-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink, MailLink } from "#app/ui/links.tsx";
import { footer as words } from "#content/home.ts";
import { addresses, colophon, site } from "#content/site.ts";

const link = "inline-block py-1 hover:text-accent hover:underline";
const button = buttonClass({ variant: "secondary", size: "sm" });

export function Footer() {
  return (
    <footer data-path="/" className="border-line border-t bg-raised">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 print:hidden sm:grid-cols-2 sm:px-8 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <Brand />
          <p className="mt-3 max-w-[40ch] text-muted text-sm">{site.tagline}</p>
          <ExternalLink href={addresses.registry} className={`mt-5 ${button}`}>
            <Icon name="package" className="size-4" />
            {words.registryButton}
          </ExternalLink>
        </div>
        <Column title={words.library}>
          <li>
            <ExternalLink href={addresses.registry} className={link}>
              {site.crate}
            </ExternalLink>
          </li>
          <li>
            <a href="/docs" className={link}>
              {words.apiReference}
            </a>
          </li>
          <li>
            <ExternalLink href={addresses.repository} className={link}>
              {words.repository}
            </ExternalLink>
          </li>
        </Column>
        <Column title={words.onThisPage}>
          <li>
            <a href="#features" className={link}>
              {words.features}
            </a>
          </li>
          <li>
            <a href="#examples" className={link}>
              {words.examples}
            </a>
          </li>
        </Column>
        <Column title={words.more}>
          <li className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Button variant="secondary" size="sm" aria-disabled="true" aria-describedby="paper-state">
              {words.researchPaper}
            </Button>
            <span id="paper-state" className="text-muted text-sm">
              {words.researchPaperState}
            </span>
          </li>
          <li className="mt-3">
            <MailLink address={site.email} subject={`${site.name}: question`} className={button}>
              <Icon name="mail" className="size-4" />
              {words.contact}
            </MailLink>
          </li>
        </Column>
      </div>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4 pb-8 text-muted text-sm sm:px-8">
        <p className="w-full">
          © {site.copyrightYear} {site.name}. {site.license} license. {colophon}
        </p>
        <HelpLink />
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="font-semibold text-sm">{title}</h2>
      <ul className="mt-3 text-muted text-sm">{children}</ul>
    </div>
  );
}
