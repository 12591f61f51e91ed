import { copyText } from "#app/ui/clipboard.ts";
import { on } from "#app/ui/delegate.ts";
import { notify, prepareToasts } from "#app/ui/notify.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";

on("pointerover", "[data-copy-link]", prepareToasts);
on("focusin", "[data-copy-link]", prepareToasts);

// The browser follows the link; the address is copied as well.
on("click", "a[data-copy-link]", async (event, link) => {
  if (!isPlainPress(event) || !(link instanceof HTMLAnchorElement)) return;
  const isCopied = await copyText(link.href);
  notify(
    isCopied
      ? `Copied ${link.ariaLabel?.replace("Link to", "link to")}`
      : "The browser refused the clipboard. The link is in the address bar: copy it from there.",
  );
});
