import { drawings } from "virtual:icon-drawings";
import type { ComponentProps } from "react";
import { trustedMarkup } from "#app/lib/trusted.ts";
import type { IconName } from "#content/schema.ts";

interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  name: IconName;
}

/** A decorative icon, as tall as 1.25 lines of the text beside it. Meaning is always carried by words too. */
export function Icon({ name, className = "size-[1.25em]", ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
      {...rest}
      // What the page was built with stays; only icons that appear later come from the sprite.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: trustedMarkup(drawing(name)) }}
    />
  );
}

/** Built pages carry their drawings, so that scripts need not. Development has no sprite and draws everything. */
function drawing(name: IconName): string {
  return import.meta.env.SSR || import.meta.env.DEV ? drawings[name] : `<use href="/icons.svg#${name}"/>`;
}
