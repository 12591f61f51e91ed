import { drawings } from "virtual:icon-drawings";
import type { ComponentProps } from "react";
import type { IconName } from "#content/schema.ts";

interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  name: IconName;
}

/** A decorative icon, as tall as 1.25 lines of the text beside it. Meaning is always carried by words too. */
export function Icon({ name, className = "size-[1.25em]", ...rest }: IconProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`} {...rest}>
      <path d={drawings[name]} />
    </svg>
  );
}
