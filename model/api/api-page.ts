import { slug as slugOf } from "github-slugger";
import type { ApiModule } from "#content/schema.ts";
import { highlight } from "../highlight.ts";
import { readSample } from "../read-sample.ts";
import { type ApiModel, anchorOf, pythonSample } from "./api-model.ts";
import { apiType } from "./api-type.ts";
import type { ApiFunction, ApiGroup, ApiPage } from "./api-types.ts";
import { pythonName } from "./python-name.ts";
import type { RustFunction } from "./rust-items.ts";

/** What one page of the API reference shows, with everything highlighted. */
export async function apiPage(model: ApiModel, slug: string): Promise<ApiPage> {
  const module = model.modules.find((one) => one.slug === slug);
  if (!module) throw new Error(`No module of the API reference has the slug ${slug}.`);
  const sections = module.sections.map(async ({ title, intro, groups, types }) => ({
    id: slugOf(title),
    title,
    intro,
    groups: await Promise.all(groups.map((group) => shownGroup(group, module, model))),
    types: types.flatMap((name) => model.types.get(name) ?? []).map((type) => apiType(type, model)),
  }));
  return { sections: await Promise.all(sections) };
}

type Group = ApiModule["sections"][number]["groups"][number];

async function shownGroup(
  { functions, sample }: Group,
  { concept }: ApiModule,
  model: ApiModel,
): Promise<ApiGroup> {
  const rustOnly = model.rustOnly[sample];
  const declared = functions.flatMap((name) => model.functions.get(name) ?? []);
  return {
    functions: await Promise.all(declared.map((one) => shown(one, model))),
    sample: await readSample(`samples/${sample}`),
    ...(rustOnly ? { rustOnly } : { pythonSample: await readSample(`samples/${pythonSample(sample)}`) }),
    output: await readSample(`samples/${sample.replace(/^rust\/(.+)\.rs$/, "output/$1.txt")}`),
    links: [concept, ...model.examplesOf(functions)].flatMap((one) => model.pages.get(one) ?? []).map(linkTo),
  };
}

async function shown({ name, signature, doc }: RustFunction, model: ApiModel): Promise<ApiFunction> {
  const rustOnly = model.rustOnly[name];
  const python = model.python
    .get(name.split("::")[0] ?? "")
    ?.functions.find((one) => one.name === pythonName(name))?.signature;
  return {
    id: anchorOf(name),
    name,
    signature: await highlight({ code: signature }, "rs"),
    ...(python && { pythonSignature: await highlight({ code: python }, "py") }),
    ...(rustOnly && { rustOnly }),
    ...doc,
    errors: doc.errors.map((error) => ({ ...error, href: hrefOfError(error.name) })),
  };
}

/** Where the index explains an error; `Error` itself stands for any of them. */
export function hrefOfError(name: string): string {
  return `/docs/api#${anchorOf(name === "Error" ? name : `Error::${name}`)}`;
}

function linkTo({ title, href }: { title: string; href: string }) {
  return { title, href };
}
