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
    // Clipboard writes reject on insecure origins and by policy; never claim a success.
    selectContents(code);
    notify("The browser refused the clipboard. The text is selected: press Ctrl+C, or ⌘C on a Mac.");
  }
});

/** Shows a check mark for two seconds. */
function confirmCopy(button: HTMLElement): void {
  show(button, "check");
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => show(button, "copy"), confirmationMs),
  );
}

function show(button: HTMLElement, icon: "check" | "copy"): void {
  button.toggleAttribute("data-copied", icon === "check");
  button.querySelector("use")?.setAttribute("href", `#icon-${icon}`);
}
