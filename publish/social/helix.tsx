import type { Behavior } from "#content/schema.ts";
import { dishRadius } from "./dish.tsx";
import { behaviorRoles, color } from "./palette.ts";

const top = 26;
const bottom = dishRadius * 2 - top;
const turn = 214;
const width = 92;
const rungs = 20;
const order: readonly Behavior[] = ["Social", "Reproductive", "Exploration", "Aggressive", "Conservation"];

/** A piece of double helix that lies across the dish; the seed decides the order of its bases. */
export function Helix({ seed }: { seed: number }) {
  return (
    <g transform={`rotate(28 ${dishRadius} ${dishRadius})`} fill="none" strokeLinecap="round">
      <path d={strand(Math.PI)} stroke={color("accent-line")} strokeWidth="7" />
      {Array.from({ length: rungs }, (_, index) => (
        <Rung key={y(index)} y={y(index)} base={(seed + index * index) % order.length} />
      ))}
      <path d={strand(0)} stroke={color("accent")} strokeWidth="7" />
    </g>
  );
}

function Rung({ y, base }: { y: number; base: number }) {
  const [from, to] = [across(y, Math.PI), across(y, 0)];
  // Where the strands cross, a rung would only be a blot.
  if (Math.abs(from - to) < 72) return null;
  const middle = round((from + to) / 2);
  const left = behaviorRoles[order[base] ?? "Social"].line;
  const right = behaviorRoles[order[(base + 1) % order.length] ?? "Social"].line;
  return (
    <>
      <path d={`M${from} ${y}H${middle}`} stroke={color(left)} strokeWidth="4" />
      <path d={`M${middle} ${y}H${to}`} stroke={color(right)} strokeWidth="4" />
      <circle cx={from} cy={y} r="8" fill={color("raised")} stroke={color(left)} strokeWidth="3" />
      <circle cx={to} cy={y} r="8" fill={color("raised")} stroke={color(right)} strokeWidth="3" />
    </>
  );
}

function y(index: number): number {
  return round(top + ((bottom - top) * (index + 0.5)) / rungs);
}

function strand(phase: number): string {
  const steps = Array.from({ length: 121 }, (_, step) => top + ((bottom - top) * step) / 120);
  return `M${steps.map((at) => `${across(at, phase)} ${round(at)}`).join("L")}`;
}

function across(at: number, phase: number): number {
  return round(dishRadius + Math.sin(((at - dishRadius) / turn) * Math.PI * 2 + phase) * width);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
