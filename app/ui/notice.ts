import { openDialog } from "./announce.ts";
import { reloadLink } from "./reload-link.ts";

interface NoticeAction {
  label: string;
  onPress: () => void;
}

let shown: Element | undefined;

/**
 * Says that something went wrong, or asks, and stays until it is answered. Made without React and without
 * anything that has to be loaded: what it reports may be that nothing can be loaded.
 */
export function showNotice(message: string, action?: NoticeAction, link?: Element): void {
  closeNotice();
  const notice = document.createElement("div");
  notice.role = "alert";
  notice.dataset.notice = "";
  const text = document.createElement("p");
  text.textContent = message;
  notice.append(text);
  if (action) notice.append(button(action.label, action.onPress));
  if (link) notice.append(link);
  notice.append(button("Close", () => {}));
  shown = notice;
  // Behind an open dialog nobody could answer it.
  (openDialog() ?? document.body).append(notice);
}

/** Reports a file that failed to load: the connection is gone, or the site was updated and has no such file now. */
export function showLoadFailure(onRetry: () => void): void {
  showNotice(
    "This needs a file that failed to load. Check your connection and try again. If that fails, reload the page.",
    { label: "Try again", onPress: onRetry },
    reloadLink(),
  );
}

function closeNotice(): void {
  shown?.remove();
}

function button(label: string, onPress: () => void): Element {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = label;
  element.onclick = () => {
    closeNotice();
    onPress();
  };
  return element;
}
