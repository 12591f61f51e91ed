import type { ComponentProps } from "react";

type Variant = "primary" | "secondary" | "ghost";
type Size = "sm" | "md" | "icon";

export interface ButtonLook {
  variant?: Variant;
  size?: Size;
}

/** The look of a button, for links that act like one. */
export function buttonClass({ variant = "primary", size = "md" }: ButtonLook = {}): string {
  return `button button-${variant} button-${size}`;
}

export function Button({ variant, size, className = "", ...rest }: ComponentProps<"button"> & ButtonLook) {
  return <button type="button" className={`${buttonClass(look(variant, size))} ${className}`} {...rest} />;
}

function look(variant: ButtonLook["variant"], size: ButtonLook["size"]): ButtonLook {
  return { ...(variant && { variant }), ...(size && { size }) };
}
