import type { Redirect } from "./description.ts";

export const securityTextPath = "/.well-known/security.txt";

/** Redirects. A trailing slash needs no entry, because every server removes it. */
export const redirects: readonly Redirect[] = [
  // The location before RFC 9116, where people still look.
  { from: "/security.txt", to: securityTextPath, status: 308 },
];
