import { slug as slugOf } from "github-slugger";
import { highlight } from "../highlight.ts";
import { readSample } from "../read-sample.ts";
import { type ApiModel, anchorOf } from "./api-model.ts";
import type { ApiPage, ApiPart } from "./api-types.ts";
import type { RustFunction, RustMember, RustType } from "./rust-items.ts";

/** What one page of the API reference shows, with everything highlighted. */
export async function apiPage(model: ApiModel, slug: string): Promise<ApiPage> {
  const module = model.modules.find((one) => one.slug === slug);
  if (!module) throw new Error(`No module of the API reference has the slug ${slug}.`);
  const sections = module.sections.map(async ({ title, intro, groups, types }) => ({
    id: slugOf(title),
    title,
    intro,
    groups: await Promise.all(
      groups.map(async ({ functions, sample }) => ({
        functions: await Promise.all(functions.flatMap((name) => model.functions.get(name) ?? []).map(shown)),
        sample: await readSample(`samples/${sample}`),
        output: await readSample(`samples/${sample.replace(/^rust\/(.+)\.rs$/, "output/$1.txt")}`),
        links: [module.concept, ...model.examplesOf(functions)]
          .flatMap((one) => model.pages.get(one) ?? [])
          .map(linkTo),
      })),
    ),
    types: types.flatMap((name) => model.types.get(name) ?? []).map(apiType),
  }));
  return { sections: await Promise.all(sections) };
}

export function apiType({ name, kind, summary, members, constants }: RustType) {
  return {
    id: anchorOf(name),
    name,
    kind,
    summary,
    members: members.map((member) => ({
      ...part(member),
      // A variant has an address, so that what can fail leads to what it means.
      ...(kind === "enum" && { id: anchorOf(`${name}::${member.name}`) }),
    })),
    constants: constants.map(part),
  };
}

async function shown({ name, signature, doc }: RustFunction) {
  const html = await highlight({ code: signature }, "rs");
  const errors = doc.errors.map((error) => ({ ...error, href: hrefOfError(error.name) }));
  return { id: anchorOf(name), name, signature: html, ...doc, errors };
}

/** Where the index explains an error; `Error` itself stands for any of them. */
export function hrefOfError(name: string): string {
  return `/docs/api#${anchorOf(name === "Error" ? name : `Error::${name}`)}`;
}

function part({ name, type, summary, fields }: RustMember): ApiPart {
  return { name, text: summary, ...(type && { type }), ...(fields && { parts: fields.map(part) }) };
}

function linkTo({ title, href }: { title: string; href: string }) {
  return { title, href };
}
