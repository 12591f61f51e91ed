import type { ComponentProps } from "react";
import { ExternalLink } from "#app/ui/links.tsx";

/** A link in a docs page. External links open in a new tab. */
export function PageLink({ href = "", ...rest }: ComponentProps<"a">) {
  return href.startsWith("https://") ? <ExternalLink href={href} {...rest} /> : <a href={href} {...rest} />;
}
