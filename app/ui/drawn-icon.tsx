import type { ComponentProps } from "react";

export interface DrawnIconProps extends Omit<ComponentProps<"svg">, "children"> {
  /** From virtual:icon-drawing. */
  drawing: string;
}

/** An icon for scripts: they import only its drawing, while `Icon` includes all drawings. */
export function DrawnIcon({ drawing, className, ...rest }: DrawnIconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={className ? `icon ${className}` : "icon"}
      {...rest}
    >
      <path d={drawing} />
    </svg>
  );
}
