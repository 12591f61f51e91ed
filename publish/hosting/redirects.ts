import type { Redirect } from "./description.ts";

export const securityTextPath = "/.well-known/security.txt";

/** Addresses that lead elsewhere. A trailing slash needs no entry: every server takes it away. */
export const redirects: readonly Redirect[] = [
  // Where it was kept before RFC 9116, and where people still look.
  { from: "/security.txt", to: securityTextPath, status: 308 },
];
