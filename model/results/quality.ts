import { pagePolicy } from "../content-policy.ts";
import { longDate } from "../last-updated.ts";
import { responseHeaders } from "../response-headers.ts";
import { listSamples, type SampleFile } from "../sample-files.ts";
import { statuses } from "../sample-status.ts";
import { type Evidence, type EvidenceTable, evenNumbers, evidenceOf, withCommonAge } from "./evidence.ts";
import { commitDate, currentCommit } from "./git-state.ts";
import { engineTotals, sampleTotals, summary } from "./glance.ts";
import { inputsHash } from "./inputs-hash.ts";
import { bytes, ratio, share } from "./numbers.ts";
import { type Results, readResults } from "./read-result.ts";
import { siteInputs } from "./result-inputs.ts";
import { speed } from "./speed.ts";

/** What the page about the site's quality shows, by section. */
export type Quality = Record<string, Evidence>;

export function readQuality(): Quality {
  return withCommonAge(qualityOf(readResults(), listSamples(".")));
}

export function qualityOf(results: Results, samples: readonly SampleFile[]) {
  return {
    summary: { notes: [], tables: [summary(results)] } satisfies Evidence,
    build: build(),
    samples: { notes: [], tables: [sampleCounts(samples)] } satisfies Evidence,
    sampleRun: sampleRun(results),
    speed: speed(results),
    policy: { notes: [], tables: [policy(), headers()] } satisfies Evidence,
    fuzz: fuzz(results),
    load: load(results),
    search: search(results),
    engines: engineChecks(results),
    book: book(results),
  };
}

function build(): Evidence {
  const day = commitDate();
  const rows = [
    ["Commit", currentCommit(siteInputs) ?? "unknown: there is no Git history"],
    ["Date of the commit", day ? longDate(day) : "unknown"],
    ["Hash of the sources", `\`${inputsHash(siteInputs)}\``],
  ];
  return { notes: [], tables: [{ label: "This build", columns: ["Property", "Value"], rows }] };
}

function sampleCounts(samples: readonly SampleFile[]): EvidenceTable {
  const languages = [...new Set(samples.map(({ language }) => language))];
  const shown = statuses.filter((status) => samples.some((sample) => sample.status === status));
  const rows = [...languages, "all"].map((language) => {
    const own = samples.filter((sample) => language === "all" || sample.language === language);
    const counts = shown.map((status) => own.filter((sample) => sample.status === status).length);
    return [languageNames[language] ?? language, ...counts.map(String), String(own.length)];
  });
  const columns = ["Language", ...shown.map((status) => statusNames[status]), "All"];
  return { label: "Samples by language and status", columns, rows, ...evenNumbers, hasSum: true };
}

const statusNames: Record<SampleFile["status"], string> = {
  run: "Run",
  slow: "On request",
  "compile-only": "Compiled",
  illustrative: "Not checked",
};

const languageNames: Record<string, string> = {
  rust: "Rust",
  python: "Python",
  shell: "Shell",
  toml: "TOML",
  all: "All",
};

function sampleRun({ samples }: Results): Evidence {
  return evidenceOf("samples", samples, (values) => ({
    verdict:
      values.failures.length === 0
        ? `All ${sampleTotals(values).all} samples passed.`
        : `${values.failures.length} failed: ${values.failures.map((name) => `\`${name}\``).join(", ")}.`,
    notes: [],
    tables: [],
  }));
}

function policy() {
  const text = pagePolicy({ scripts: [""], styles: [""] });
  const rows = text.split("; ").map((directive) => {
    const [name = "", ...values] = directive.split(" ");
    const hash = values.find((value) => value.startsWith("'sha256-"));
    const others = values.filter((value) => value !== hash).map((value) => `\`${value}\``);
    return [`\`${name}\``, [...others, ...(hash ? ["hashes of the site’s inline parts"] : [])].join(" ")];
  });
  return { label: "Content security policy of pages", columns: ["Directive", "Allowed"], rows };
}

function headers() {
  const rows = Object.entries(responseHeaders)
    .filter(([name]) => name !== "Content-Security-Policy")
    .map(([name, value]) => [`\`${name}\``, value]);
  return { label: "Headers of every response", columns: ["Header", "Value"], rows };
}

function fuzz({ fuzz }: Results): Evidence {
  return evidenceOf("fuzz", fuzz, ({ requests, kinds, seed, serverErrors, faults, slowClients }) => ({
    verdict: `${faults === 0 ? "No" : bytes(faults)} faults in ${bytes(requests)} requests.`,
    notes: [],
    tables: [
      {
        label: "Result of the fuzz test",
        columns: ["Requests", "Types", "Seed", "Status 5xx", "Faults", "Slow clients cut off"],
        rows: [[bytes(requests), ...[kinds, seed, serverErrors, faults, slowClients].map(String)]],
        hasNumbers: true,
      },
    ],
  }));
}

function load({ load }: Results): Evidence {
  return evidenceOf("load", load, ({ generator, connections, seconds, addresses }) => ({
    notes: [
      `The load generator, ${generator}, tested one server after the other, each for ${seconds} s with ${connections} connections.`,
    ],
    tables: addresses.map(({ path, servers }) => ({
      label: `Load on ${path}`,
      columns: [path, "Requests per second", "99th percentile", "Errors"],
      rows: servers.map(({ name, perSecond, p99, errors }) => [
        name,
        ratio(perSecond),
        ratio(p99),
        `${errors}`,
      ]),
      strongRows: servers.flatMap(({ name }) => (name.startsWith("this server") ? [name] : [])),
      ...evenNumbers,
    })),
  }));
}

function search({ search }: Results): Evidence {
  return evidenceOf("search", search, ({ sets }) => ({
    notes: [],
    tables: [
      {
        label: "Search quality",
        columns: ["Queries", "Number", "First hit correct", "Mean reciprocal rank"],
        rows: sets.map(({ name, queries, hitAt1, meanReciprocalRank }) => [
          name,
          `${queries}`,
          share(hitAt1),
          meanReciprocalRank.toFixed(3),
        ]),
        ...evenNumbers,
      },
    ],
  }));
}

function book({ book }: Results): Evidence {
  return evidenceOf("book", book, ({ bytes: size, pages, hasTags, headings, internalLinks, deadLinks }) => ({
    notes: [],
    tables: [
      {
        label: "The documentation as a PDF",
        columns: ["Pages", "MB", "Tagged", "Outline entries", "Internal links", "Dead links"],
        rows: [
          [
            `${pages}`,
            (size / 1e6).toFixed(1),
            hasTags ? "yes" : "no",
            ...[headings, internalLinks, deadLinks.length].map(bytes),
          ],
        ],
        hasNumbers: true,
      },
    ],
  }));
}

function engineChecks({ engines }: Results): Evidence {
  return evidenceOf("engines", engines, (values) => {
    const { all, failed } = engineTotals(values);
    return {
      verdict: failed === 0 ? `All ${all} checks passed.` : `${failed} of ${all} checks failed.`,
      notes: [],
      tables: [
        {
          label: "Checks by browser engine",
          columns: ["Engine", "Passed", "Failed", "Not run"],
          rows: values.engines.map(({ name, version, passed, failed, skipped }) => [
            `${name} ${version}`,
            ...[passed, failed, skipped].map(String),
          ]),
          ...evenNumbers,
        },
      ],
    };
  });
}

/** The browsers of the last test run. */
export function engines({ engines }: Results): Evidence {
  return evidenceOf("engines", engines, ({ engines }) => ({
    notes: [],
    tables: [
      {
        label: "Tests by browser engine",
        columns: ["Engine", "Version", "Passed", "Failed", "Not run"],
        rows: engines.map(({ name, version, passed, failed, skipped }) => [
          name,
          version,
          ...[passed, failed, skipped].map(String),
        ]),
        hasNumbers: true,
      },
    ],
  }));
}
