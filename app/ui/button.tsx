import type { ComponentProps } from "react";

const variants = {
  primary: "button-primary",
  secondary: "button-secondary",
  ghost: "button-ghost",
} as const;

const sizes = { sm: "button-sm", md: "button-md", icon: "button-icon" } as const;

export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ variant = "primary", size = "md" }: ButtonLook = {}): string {
  return `button ${variants[variant]} ${sizes[size]}`;
}

export function Button({ variant, size, className = "", ...rest }: ComponentProps<"button"> & ButtonLook) {
  return <button type="button" className={`${buttonClass(look(variant, size))} ${className}`} {...rest} />;
}

function look(variant: ButtonLook["variant"], size: ButtonLook["size"]): ButtonLook {
  return { ...(variant && { variant }), ...(size && { size }) };
}
