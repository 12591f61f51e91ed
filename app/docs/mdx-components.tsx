import { PageLink } from "./page-link.tsx";

/** The elements that Markdown makes and that need more than a style. Blocks are imported by the build. */
const components = { a: PageLink };

export function useMDXComponents() {
  return components;
}
