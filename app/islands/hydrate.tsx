import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IslandName, islands } from "./registry.ts";

/** Hydrates an island and resolves when it is interactive. If it fails later, the built HTML is restored. */
export async function hydrateIsland(element: HTMLElement, name: IslandName): Promise<void> {
  const Component = await islands[name]?.();
  if (!Component) throw new Error(`There is no island ${name}.`);
  const built = element.cloneNode(true);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      const root = hydrateRoot(
        element,
        <Hydrated onReady={resolve}>
          <Component />
        </Hydrated>,
        {
          identifierPrefix: name,
          // The built HTML was changed, for example by a translator. React renders the island again.
          onRecoverableError: (error) => console.warn(error),
          onUncaughtError: (error) => {
            console.error(error);
            // React is still working on the tree that failed.
            queueMicrotask(() => {
              root.unmount();
              restore(element, built);
            });
          },
        },
      );
    });
  });
}

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Restores the built HTML, without controls that would do nothing. */
function restore(element: HTMLElement, built: Node): void {
  element.replaceChildren(...built.childNodes);
  for (const control of element.querySelectorAll("button, [data-controls]")) control.remove();
  const note = document.createElement("p");
  note.role = "note";
  note.dataset.islandFailed = "";
  const reload = document.createElement("a");
  reload.href = location.pathname;
  reload.textContent = "Reload the page";
  note.append("This part of the page has stopped working. ", reload, " to try again.");
  element.append(note);
}
