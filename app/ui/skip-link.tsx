import { AnchorLink } from "./anchor-link.tsx";

/** First on every page. */
export function SkipLink({ inert = false }: { inert?: boolean }) {
  return (
    <AnchorLink
      anchor="content"
      inert={inert}
      className="z-50 rounded-lg bg-accent px-4 py-2 text-on-accent not-focus:sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </AnchorLink>
  );
}
