import { faqCategories } from "#content/docs/support/faq.ts";
import { addresses, site, versions } from "#content/site.ts";
import type { DocsPage } from "#model/page-types.ts";
import { socialImagePath } from "#model/social-image.ts";
import { breadcrumbs } from "./docs/breadcrumb-trail.ts";
import { docsPages } from "./docs/nav.ts";

const origin = import.meta.env.SITE_URL;
const website = { "@type": "WebSite", name: site.name, url: `${origin}/` };

/** Describes the landing page for search engines. */
export function siteStructuredData(): object {
  return structuredData([
    website,
    {
      "@type": "SoftwareSourceCode",
      name: site.name,
      description: site.tagline,
      url: `${origin}/`,
      image: `${origin}${socialImagePath("/")}`,
      codeRepository: `${origin}${addresses.library}`,
      programmingLanguage: ["Rust", "Python"],
      version: versions.docs,
      license: `https://spdx.org/licenses/${site.license}.html`,
    },
  ]);
}

/** Describes a docs page, its breadcrumbs and, on the FAQ page, its questions and answers. */
export function docsStructuredData(page: DocsPage): object {
  return structuredData([breadcrumbList(page), techArticle(page), ...(ownData[page.slug]?.() ?? [])]);
}

const ownData: Record<string, () => object[]> = { "support/faq": () => [faqPage()] };

function techArticle({ href, title, description, updated }: DocsPage) {
  return {
    "@type": "TechArticle",
    headline: title,
    description,
    url: `${origin}${href}`,
    image: `${origin}${socialImagePath(href)}`,
    version: versions.docs,
    ...(updated && { dateModified: updated.iso }),
  };
}

function breadcrumbList({ href }: DocsPage) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs(href, docsPages).map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      // The page itself has no link, as in the visible breadcrumbs.
      ...(crumb.href && { item: `${origin}${crumb.href}` }),
    })),
  };
}

function faqPage() {
  const entries = faqCategories.flatMap((category) => category.entries);
  return {
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      // Backticks mark code; here everything is plain text.
      acceptedAnswer: { "@type": "Answer", text: answer.replaceAll("`", "") },
    })),
  };
}

function structuredData(graph: object[]): object {
  return { "@context": "https://schema.org", "@graph": graph };
}
