import { site } from "./site.ts";

/** The subject of a message to the project; the product's name comes first, so that it can be sorted. */
export function mailSubject(about: string): string {
  return `${site.name}: ${about}`;
}

/** A mail link to the project's address, for records that hold links of several kinds. */
export function mailTo(about: string): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(mailSubject(about))}`;
}
