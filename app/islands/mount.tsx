import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Renders something that the built page doesn't have, such as a dialog, at its end. Returns how to remove it. */
export function mount(node: ReactNode): () => void {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(node);
  return () => {
    root.unmount();
    container.remove();
  };
}
