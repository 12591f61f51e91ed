import { openDialog } from "./announce.ts";
import { reloadLink } from "./reload-link.ts";

interface NoticeAction {
  label: string;
  onPress: () => void;
}

let shown: Element | undefined;

/**
 * Shows an error or a question that stays until it is answered. Uses neither React nor anything that must be loaded,
 * because it may report that nothing can be loaded.
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
  // Behind an open dialog it would be inert.
  (openDialog() ?? document.body).append(notice);
}

/** Reports a file that failed to load: the connection is lost, or a new version of the site no longer has it. */
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
