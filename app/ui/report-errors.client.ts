// Imported before everything else in the page's script, so that errors in other modules are reported, too.
import { reloadLink } from "./reload-link.ts";

const title = "Unexpected Application Error!";

addEventListener("error", ({ error, message }) => showError(error, message));
addEventListener("unhandledrejection", ({ reason }) => showError(reason, reason?.message ?? String(reason)));

/** Reports an error. The page stays as it is. */
function showError(error: unknown, message: string): void {
  // A browser's notice about resize observers, not an error.
  if (message.startsWith("ResizeObserver")) return;
  document.querySelector("[data-notice]")?.remove();
  const notice = element("div", "");
  notice.role = "alert";
  notice.dataset.notice = "";
  notice.append(element("h2", title), element("p", message));
  if (import.meta.env.DEV && error instanceof Error) notice.append(element("pre", error.stack ?? ""));
  notice.append(reloadLink());
  document.body.append(notice);
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
