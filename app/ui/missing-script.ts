import { reloadLink } from "./reload-link.ts";

/**
 * If the page's script fails to load, the page behaves as if scripts were off: all content is open, and there is no
 * control that does nothing.
 */
export function reportMissingScript(): void {
  const handleError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    delete document.documentElement.dataset.js;
    const notice = document.createElement("p");
    notice.role = "alert";
    notice.dataset.notice = "";
    notice.append("This page’s scripts failed to load, but all of its text is here. ", reloadLink());
    document.body.append(notice);
  };
  addEventListener("error", handleError, true);
}
