/**
 * Name of the one Trusted Types policy: the page's headers allow it and the scripts make it. In a file of its own,
 * because every page's script has it and needs nothing else of the content.
 */
export const trustedTypesPolicy = "genesis";
