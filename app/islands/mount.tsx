import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

/** Renders an element that is not in the built page, such as a dialog. Returns a function that removes it. */
export function mount(node: ReactNode): () => void {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(node);
  return () => {
    root.unmount();
    container.remove();
  };
}
