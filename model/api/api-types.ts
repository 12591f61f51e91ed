import type { Sample } from "../sample.ts";

/** An API reference page as shown: the records of content/docs/api/ combined with the sources. */
export interface ApiPage {
  sections: ApiSection[];
}

export interface ApiSection {
  id: string;
  title: string;
  intro: string;
  /** Pages that explain the functions or use them. */
  links: { title: string; href: string }[];
  groups: ApiGroup[];
  /** Types without functions in the section. */
  types: ApiType[];
}

/** Functions that share one example. */
export interface ApiGroup {
  /** Types that have their first function here. */
  types: ApiType[];
  functions: ApiFunction[];
  sample: Sample;
  /** The same program in Python, unless it exists only in Rust. */
  pythonSample?: Sample;
  /** Why it exists only in Rust. */
  rustOnly?: string;
  output: Sample;
}

export interface ApiFunction {
  id: string;
  name: string;
  /** Highlighted at build time. */
  signature: string;
  pythonSignature?: string;
  rustOnly?: string;
  /** Each paragraph is a line. */
  summary: string;
  parameters: ApiPart[];
  returns?: string;
  errors: ApiPart[];
}

export interface ApiType {
  id: string;
  name: string;
  kind: string;
  /** Each paragraph is a line. */
  summary: string;
  rustOnly?: string;
  /** What exists only in the Python class, and why. */
  pythonOnly?: string;
  /** Traits in Rust; operators and built-in functions in Python. */
  implements: { rust: string; python: string };
  members: ApiPart[];
  constants: ApiPart[];
}

/** A parameter, error, field, variant or constant. */
export interface ApiPart {
  name: string;
  type?: string;
  /** Its name and type in Python, where they differ. */
  python?: { name?: string; type?: string };
  text: string;
  /** Its anchor on the page, if it has one. */
  id?: string;
  /** The link target of its name, if any. */
  href?: string;
  /** The fields of a variant. */
  parts?: ApiPart[];
}
