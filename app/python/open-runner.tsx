import { createRoot, type Root } from "react-dom/client";
import { notify } from "#app/ui/notify.ts";
import { ProgramRunner } from "./program-runner.tsx";
import { readShared } from "./share.ts";
import "#app/ui/progress.css";
import "./runner.css";

const roots = new WeakMap<Element, Root>();
let calls = 0;

/** Runs the program of the figure that contains the button. */
export function openRunner(button: HTMLElement): void {
  show(button, undefined);
}

/** Opens a shared program in the editor. It runs only when the reader presses Run. */
export async function openShared(hash: string): Promise<void> {
  const shared = await readShared(hash);
  const button = [...document.querySelectorAll<HTMLElement>("[data-run]")].find(
    ({ dataset }) => dataset.run === shared?.name,
  );
  if (!shared || !button) {
    notify("The program in this link can't be read. The link may have been cut off; ask for it again.");
    return;
  }
  // The Python panel may be closed.
  button.dispatchEvent(new Event("beforematch", { bubbles: true }));
  show(button, shared.text);
  button.closest("figure")?.scrollIntoView();
}

function show(button: HTMLElement, shared: string | undefined): void {
  const figure = button.closest("figure");
  const code = figure?.querySelector("code");
  const { run: name } = button.dataset;
  if (!figure || !code || !name) return;
  let root = roots.get(figure);
  if (!root) {
    root = createRoot(figure.appendChild(document.createElement("div")));
    roots.set(figure, root);
  }
  calls += 1;
  root.render(
    <ProgramRunner
      name={name}
      title={`${button.ariaLabel}`.replace(/^Run /, "")}
      original={code.textContent}
      captured={document.querySelector(`[data-output="${CSS.escape(name)}"] code`)?.textContent ?? undefined}
      shared={shared}
      call={calls}
      onEdit={(isEdited) => {
        for (const part of figure.querySelectorAll<HTMLElement>(":scope > section, [data-show-all]"))
          part.hidden = isEdited;
      }}
      button={button}
    />,
  );
}
