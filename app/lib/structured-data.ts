import { dates } from "virtual:docs-model";
import type { MetaDescriptor } from "react-router";
import { faqCategories } from "#content/records/faq.ts";
import { addresses, site, versions } from "#content/site.ts";
import { socialImagePath } from "#content/social-image.ts";
import { breadcrumbs } from "./breadcrumbs.ts";
import { docsPages, type NavPage } from "./nav.ts";

const origin = import.meta.env.SITE_URL;
const website = { "@type": "WebSite", name: site.name, url: `${origin}/` };

/** What the landing page is about, for search engines. */
export function siteStructuredData(): MetaDescriptor {
  return structuredData([
    website,
    {
      "@type": "SoftwareSourceCode",
      name: site.name,
      description: site.tagline,
      url: `${origin}/`,
      image: `${origin}${socialImagePath("/")}`,
      codeRepository: addresses.repository,
      sameAs: addresses.registry,
      programmingLanguage: ["Rust", "Python"],
      version: versions.package,
      license: `https://spdx.org/licenses/${site.license}.html`,
    },
  ]);
}

/** What a docs page is, where it stands and, on the page that has them, its questions and answers. */
export function docsStructuredData(page: NavPage): MetaDescriptor {
  return structuredData([breadcrumbList(page), techArticle(page), ...(ownData[page.slug]?.() ?? [])]);
}

const ownData: Record<string, () => object[]> = { "support/faq": () => [faqPage()] };

function techArticle({ slug, href, title, description }: NavPage) {
  const updated = dates[slug];
  return {
    "@type": "TechArticle",
    headline: title,
    description,
    url: `${origin}${href}`,
    image: `${origin}${socialImagePath(href)}`,
    inLanguage: "en",
    version: versions.docs,
    ...(updated && { dateModified: updated }),
    isPartOf: website,
  };
}

function breadcrumbList({ href }: NavPage) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs(href, docsPages).map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      // The page itself has no link, here as on the page.
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
      // Backticks mark code; here there is only text.
      acceptedAnswer: { "@type": "Answer", text: answer.replaceAll("`", "") },
    })),
  };
}

function structuredData(graph: object[]): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", "@graph": graph } };
}
