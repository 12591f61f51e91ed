import { slug as slugOf } from "github-slugger";
import type { ApiModule } from "#content/schema.ts";
import { highlight } from "../highlight.ts";
import { readSample } from "../read-sample.ts";
import { type ApiModel, anchorOf, pythonSample } from "./api-model.ts";
import { apiType } from "./api-type.ts";
import type { ApiFunction, ApiGroup, ApiPage } from "./api-types.ts";
import { pythonName } from "./python-name.ts";
import type { RustFunction } from "./rust-items.ts";

/** The content of one API reference page, with all code highlighted. */
export async function apiPage(model: ApiModel, slug: string): Promise<ApiPage> {
  const module = model.modules.find((one) => one.slug === slug);
  if (!module) throw new Error(`No module of the API reference has the slug ${slug}.`);
  const shownTypes = (names: readonly string[]) =>
    names.flatMap((name) => model.types.get(name) ?? []).map((type) => apiType(type, model));
  const sections = module.sections.map(async ({ title, intro, groups, types }) => {
    // A type comes before its functions; one without any comes after the functions that return it.
    const firstUse = (type: string) =>
      groups.findIndex((group) => group.functions.some((one) => one.startsWith(`${type}::`)));
    const typesAt = (place: number) => shownTypes(types.filter((type) => firstUse(type) === place));
    const examples = model.examplesOf(groups.flatMap(({ functions }) => functions));
    return {
      id: slugOf(title),
      title,
      intro,
      links: [module.concept, ...examples].flatMap((one) => model.pages.get(one) ?? []).map(linkTo),
      groups: await Promise.all(
        groups.map(async (group, place) => ({
          types: typesAt(place),
          ...(await shownGroup(group, module, model)),
        })),
      ),
      types: typesAt(-1),
    };
  });
  return { sections: await Promise.all(sections) };
}

type Group = ApiModule["sections"][number]["groups"][number];

async function shownGroup(
  { functions, sample }: Group,
  module: ApiModule,
  model: ApiModel,
): Promise<Omit<ApiGroup, "types">> {
  const rustOnly = model.rustOnly[sample];
  const declared = functions.flatMap((name) => model.functions.get(name) ?? []);
  return {
    functions: await Promise.all(declared.map((one) => shown(one, module, model))),
    sample: await readSample(`samples/${sample}`),
    ...(rustOnly ? { rustOnly } : { pythonSample: await readSample(`samples/${pythonSample(sample)}`) }),
    output: await readSample(`samples/${sample.replace(/^rust\/(.+)\.rs$/, "output/$1.txt")}`),
  };
}

async function shown(
  { name, signature, doc }: RustFunction,
  module: ApiModule,
  model: ApiModel,
): Promise<ApiFunction> {
  const rustOnly = model.rustOnly[name];
  const [owner = ""] = name.split("::");
  const hrefOf = (type: string) => (type === owner ? undefined : hrefOfType(type, module, model));
  const python = model.python.get(owner)?.functions.find((one) => one.name === pythonName(name))?.signature;
  return {
    id: anchorOf(name),
    name,
    signature: await highlight({ code: signature }, "rs", hrefOf),
    ...(python && { pythonSignature: await highlight({ code: python }, "py", hrefOf) }),
    ...(rustOnly && { rustOnly }),
    ...doc,
    errors: doc.errors.map((error) => ({ ...error, href: hrefOfError(error.name) })),
  };
}

/** The link to a type in a signature; only a fragment on the same page. */
function hrefOfType(type: string, module: ApiModule, { modules, pages }: ApiModel): string | undefined {
  if (type === "Error") return hrefOfError(type);
  const other = modules.find(({ sections }) => sections.some(({ types }) => types.includes(type)));
  if (!other) return undefined;
  return `${other === module ? "" : pages.get(other.slug)?.href}#${anchorOf(type)}`;
}

/** The link to an error on the index; `Error` itself means any of them. */
export function hrefOfError(name: string): string {
  return `/docs/api#${anchorOf(name === "Error" ? name : `Error::${name}`)}`;
}

function linkTo({ title, href }: { title: string; href: string }) {
  return { title, href };
}
