import { copyText } from "#app/ui/clipboard.ts";
import { on } from "#app/ui/delegate.ts";
import { currentLanguage } from "#app/ui/language.ts";
import { notify, prepareToasts } from "#app/ui/notify.ts";
import { placeOf } from "#app/ui/places.ts";
import { isPlainPress } from "#app/ui/plain-press.ts";

on("pointerover", "[data-copy-link]", prepareToasts);
on("focusin", "[data-copy-link]", prepareToasts);

// The browser follows the link; the URL is copied as well.
on("click", "a[data-copy-link]", async (event, link) => {
  if (!isPlainPress(event) || !(link instanceof HTMLAnchorElement)) return;
  const isCopied = await copyText(link.href);
  notify(
    isCopied
      ? `Copied link to: ${wordsOf(placeOf(link.hash))}`
      : "The browser blocked clipboard access. The link is in the address bar: copy it from there.",
  );
});

/** A heading's text in the reader's language. */
function wordsOf(heading: HTMLElement | null): string | null {
  const range = document.createRange();
  if (heading) range.selectNodeContents(heading);
  const words = range.cloneContents();
  for (const other of words.querySelectorAll(`[data-language]:not([data-language="${currentLanguage()}"])`))
    other.remove();
  return words.textContent;
}
