import type { ReactNode } from "react";
import { color } from "./palette.ts";

export const dishRadius = 240;

/** The round dish of the landing page, with something in it. */
export function Dish({ children }: { children: ReactNode }) {
  const center = { cx: dishRadius, cy: dishRadius };
  return (
    <>
      <circle {...center} r={dishRadius} fill={color("raised")} stroke={color("line")} strokeWidth="2.5" />
      <circle
        {...center}
        r={dishRadius - 9}
        fill="none"
        stroke={color("line")}
        strokeWidth="1.5"
        strokeDasharray="2 8"
      />
      {children}
    </>
  );
}
