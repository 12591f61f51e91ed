import { on } from "#app/ui/delegate.ts";

/** A value in the text sets the figure: it changes the address, and use-settings.ts reads the address again. */
on("click", "a[data-setting]", (event, link) => {
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const figure = document.querySelector(`${link.hash} [data-island]`);
  if (!figure) return;
  event.preventDefault();
  const address = new URL(location.href);
  for (const [name, value] of new URLSearchParams(link.search)) address.searchParams.set(name, value);
  history.replaceState(history.state, "", address);
  figure.scrollIntoView({ block: "nearest" });
  // A figure that isn't hydrated yet reads the address when it is.
  figure.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  dispatchEvent(new Event("figure-settings"));
});
