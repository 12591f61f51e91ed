import type { ComponentProps } from "react";

/** A raised surface. The caller sets padding and layout. */
export function Card({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`rounded-xl border border-line bg-raised p-5 ${className}`} {...rest} />;
}
