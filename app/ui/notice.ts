import { openDialog } from "#app/lib/announce.ts";

interface NoticeAction {
  label: string;
  onPress: () => void;
}

let shown: Element | undefined;

/**
 * Says that something went wrong, or asks, and stays until it is answered. Made without React and without
 * anything that has to be loaded: what it reports may be that nothing can be loaded.
 */
export function showNotice(message: string, action?: NoticeAction): void {
  closeNotice();
  const notice = document.createElement("div");
  notice.role = "alert";
  notice.dataset.notice = "";
  const text = document.createElement("p");
  text.textContent = message;
  notice.append(text);
  if (action) notice.append(button(action.label, action.onPress));
  notice.append(button("Close", () => {}));
  shown = notice;
  // Behind an open dialog nobody could answer it.
  (openDialog() ?? document.body).append(notice);
}

export function closeNotice(): void {
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
