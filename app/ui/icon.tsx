import type { ComponentProps } from "react";
import type { IconName } from "#content/schema.ts";

/** Icons that scripts may add to any page. */
export const scriptIcons: readonly IconName[] = ["check", "x"];

let used = new Set<IconName>(scriptIcons);

interface IconProps extends Omit<ComponentProps<"svg">, "children"> {
  name: IconName;
}

/** A decorative icon, as tall as 1.25 lines of the text beside it. Meaning is always carried by words too. */
export function Icon({ name, className = "size-[1.25em]", ...rest }: IconProps) {
  if (import.meta.env.SSR) used.add(name);
  return (
    <svg aria-hidden="true" className={`icon ${className}`} {...rest}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The icons rendered since the last call: those of one page, whose drawings it must include. */
export function takeUsedIcons(): IconName[] {
  const names = [...used].sort();
  used = new Set(scriptIcons);
  return names;
}
