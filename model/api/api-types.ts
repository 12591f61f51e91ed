import type { Sample } from "../sample.ts";

/** A page of the API reference as it is shown: the records of content/docs/api/ joined with the sources. */
export interface ApiPage {
  sections: ApiSection[];
}

export interface ApiSection {
  id: string;
  title: string;
  intro: string;
  groups: ApiGroup[];
  types: ApiType[];
}

/** Functions that one example shows at work. */
export interface ApiGroup {
  functions: ApiFunction[];
  sample: Sample;
  /** The same program in Python, unless it is in Rust only. */
  pythonSample?: Sample;
  /** Why it is in Rust only. */
  rustOnly?: string;
  output: Sample;
  /** Pages that explain the functions or use them. */
  links: { title: string; href: string }[];
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
  /** What only the Python class has, and why. */
  pythonOnly?: string;
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
  /** Where its name leads, if anywhere. */
  href?: string;
  /** What a variant carries. */
  parts?: ApiPart[];
}
