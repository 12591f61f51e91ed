/** The start of a URL fragment that contains a program. */
export const sharedStart = "#run=";
