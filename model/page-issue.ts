import { addresses } from "#content/site.ts";

/** The URL of the tracker's form for a new issue, with the page filled in. */
export function pageIssue(title: string, address: string): string {
  const fields = new URLSearchParams({ title: `${title}: `, body: `${address}\n` });
  return `${addresses.newIssue}?${fields}`;
}
