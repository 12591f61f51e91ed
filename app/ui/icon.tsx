import { drawings } from "virtual:icon-drawings";
import type { IconName } from "#content/schema.ts";
import { DrawnIcon, type DrawnIconProps } from "./drawn-icon.tsx";

interface IconProps extends Omit<DrawnIconProps, "drawing"> {
  name: IconName;
}

/** A decorative icon, as tall as 1.25 lines of the text beside it. Meaning is always carried by words too. */
export function Icon({ name, ...rest }: IconProps) {
  return <DrawnIcon drawing={drawings[name]} {...rest} />;
}
