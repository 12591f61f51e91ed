import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { type IslandName, islands } from "./registry.ts";

const components = new Map<string, ComponentType>();

/** Loads all island components, so that pages can be rendered synchronously. */
export async function loadIslands(): Promise<void> {
  await Promise.all(Object.entries(islands).map(async ([name, load]) => components.set(name, await load())));
}

interface IslandProps {
  component: IslandName;
  /** When its script is loaded: once the page is idle, near the screen, or on first use. */
  when: "idle" | "visible" | "use";
}

/** A component that is rendered at build time and hydrated separately in the browser. Only the build renders this. */
export function Island({ component, when }: IslandProps) {
  const Component = components.get(component);
  if (!Component) throw new Error(`The island ${component} is not loaded. Call loadIslands() first.`);
  // A separate root: its ids must not depend on the page around it.
  const html = renderToString(<Component />, { identifierPrefix: component });
  return <div data-island={component} data-when={when} dangerouslySetInnerHTML={{ __html: html }} />;
}
