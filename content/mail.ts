import { site } from "./site.ts";

/** The subject line of a message to the project. It starts with the product's name, for sorting. */
export function mailSubject(about: string): string {
  return `${site.name}: ${about}`;
}

/** A mail link to the project's address, for records whose links can also be pages. */
export function mailTo(about: string): string {
  return `mailto:${site.email}?subject=${encodeURIComponent(mailSubject(about))}`;
}
