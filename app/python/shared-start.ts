/** How the fragment of an address begins that has a program in it. */
export const sharedStart = "#run=";
