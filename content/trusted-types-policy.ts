/**
 * The name of the site's Trusted Types policy. The content policy allows it, and app/trusted.ts creates it. It has its
 * own file so that the script of every page doesn't import the rest of the content.
 */
export const trustedTypesPolicy = "genesis";
