import { type Evidence, evenNumbers, evidenceOf } from "./evidence.ts";
import type { Results } from "./read-result.ts";
import type { ResultValues } from "./result-schemas.ts";

type Site = ResultValues<"benchmark">["sites"][number];

/** Sites by the name that the benchmark gives them. */
const siteNames: Record<string, string> = {
  "ours-same-text": "This site, same\u00A0text",
  ours: "This site, own\u00A0text",
  starlight: "Starlight",
  vitepress: "VitePress",
  docusaurus: "Docusaurus",
  fumadocs: "Fumadocs",
};

const isOurs = ({ name }: Site) => name.startsWith("ours");

/** This site compared with other frameworks, in times and in bytes. */
export function speed({ benchmark }: Results): Evidence {
  return evidenceOf("benchmark", benchmark, ({ browser, rounds, visits, disturbed, sites }) => {
    const ordered = [...sites.filter(isOurs), ...sites.filter((site) => !isOurs(site))];
    const common = { ...evenNumbers, strongRows: sites.filter(isOurs).map(nameOf) };
    return {
      notes: [
        `${pagesNote(sites)} Values are medians of ${rounds} rounds in ${browser}. Other programs affected ${disturbed || "none"} of the ${visits} visits.`,
      ],
      tables: [
        {
          ...common,
          label: "Times of this site and of other frameworks",
          columns: ["Time in ms", "First paint", "Largest paint", "Blocking", "Next page"],
          rows: ordered.map((site) => [
            nameOf(site),
            ...[site.firstPaint, site.largestPaint, site.blocking, site.nextPage].map((ms) => ms.toFixed(0)),
          ]),
        },
        {
          ...common,
          label: "Sizes of this site and of other frameworks",
          columns: ["Size in kB", "HTML", "Scripts", "All files"],
          rows: ordered.map((site) => [
            nameOf(site),
            ...[site.html, site.scripts, site.total].map((size) => (size / 1000).toFixed(1)),
          ]),
        },
      ],
    };
  });
}

/** A site's name from one such as `vitepress /docs/page`. */
function nameOf({ name }: Site): string {
  const [site = ""] = name.split(" ");
  return siteNames[site] ?? site;
}

/** The measured page of each site. Most sites have the same one. */
function pagesNote(sites: readonly Site[]): string {
  const pageOf = ({ name }: Site) => name.split(" ")[1];
  const common = sites[0] && pageOf(sites[0]);
  const others = sites.filter((site) => pageOf(site) !== common);
  const exceptions = others.map((site) => `; for “${nameOf(site)}”, it is \`${pageOf(site)}\``);
  return `The measured page is \`${common}\`${exceptions.join("")}.`;
}
