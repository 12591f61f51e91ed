import type { ComponentProps } from "react";

const base =
  "inline-flex items-center justify-center gap-2 rounded-lg border font-medium leading-tight " +
  "transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-75";

const variants = {
  primary: "border-transparent bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border-control bg-raised text-ink hover:border-accent hover:text-accent",
  ghost: "border-transparent text-muted hover:bg-sunken hover:text-ink",
} as const;

const sizes = {
  sm: "min-h-8 px-3 py-1 text-sm",
  md: "min-h-10 px-4 py-2",
  icon: "size-9",
} as const;

export interface ButtonLook {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

/** The look of a button, for links that act like one. */
export function buttonClass({ variant = "primary", size = "md" }: ButtonLook = {}): string {
  return `${base} ${variants[variant]} ${sizes[size]}`;
}

export function Button({ variant, size, className = "", ...rest }: ComponentProps<"button"> & ButtonLook) {
  return <button type="button" className={`${buttonClass(look(variant, size))} ${className}`} {...rest} />;
}

function look(variant: ButtonLook["variant"], size: ButtonLook["size"]): ButtonLook {
  return { ...(variant && { variant }), ...(size && { size }) };
}
