import checkDrawing from "virtual:icon-drawing/check";
import copyDrawing from "virtual:icon-drawing/copy";
import { copyText, selectContents } from "./clipboard.ts";
import { on } from "./delegate.ts";
import { notify, prepareToasts } from "./notify.ts";

const confirmationMs = 2000;
const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

on("pointerover", "[data-copy]", prepareToasts);
on("focusin", "[data-copy]", prepareToasts);

on("click", "[data-copy]", async (_, button) => {
  const code = button.closest("figure")?.querySelector("code");
  if (!code) return;
  if (await copyText(code.textContent)) {
    confirmCopy(button);
    notify(`${button.ariaLabel}`.replace(/^Copy/, "Copied"));
  } else {
    // Clipboard writes fail on insecure origins and by policy; report success only if they didn't.
    selectContents(code);
    notify("The browser blocked clipboard access. The text is selected: press Ctrl+C, or ⌘C on a Mac.");
  }
});

/** Shows a check mark for two seconds. */
function confirmCopy(button: HTMLElement): void {
  showCopied(button, true);
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => showCopied(button, false), confirmationMs),
  );
}

function showCopied(button: HTMLElement, isCopied: boolean): void {
  button.toggleAttribute("data-copied", isCopied);
  button.querySelector("path")?.setAttribute("d", isCopied ? checkDrawing : copyDrawing);
}
