import type { ComponentProps } from "react";

/** A raised sheet. Padding and layout belong to whoever fills it. */
export function Card({ className = "", ...rest }: ComponentProps<"div">) {
  return <div className={`rounded-xl border border-line bg-raised p-5 ${className}`} {...rest} />;
}
