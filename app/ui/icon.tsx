import { drawings } from "virtual:icon-drawings";
import type { IconName } from "#content/schema.ts";
import { DrawnIcon, type DrawnIconProps } from "./drawn-icon.tsx";

interface IconProps extends Omit<DrawnIconProps, "drawing"> {
  name: IconName;
}

/** A decorative icon, 1.25 lines tall. The meaning is always in text, too. */
export function Icon({ name, ...rest }: IconProps) {
  return <DrawnIcon drawing={drawings[name]} {...rest} />;
}
