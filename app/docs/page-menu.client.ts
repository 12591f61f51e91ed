import { announce } from "#app/ui/announce.ts";
import { on } from "#app/ui/delegate.ts";
import { showLoadFailure } from "#app/ui/notice.ts";
import { copyPage } from "./copy-page.ts";

const menuId = "page-menu";

on("click", "[data-copy-page]", async (_, button) => {
  const menu = button.closest<HTMLElement>("[popover]");
  const link = menu?.querySelector("a");
  if (!menu || !link) return;
  const problem = await copyPage(link.pathname);
  if (problem) showProblem(menu, problem);
  else menu.hidePopover();
});

on("click", "[data-cite]", (_, button) => {
  const menu = button.closest<HTMLElement>("[popover]");
  if (menu) cite(menu);
});

let isLoading = false;

async function cite(menu: HTMLElement): Promise<void> {
  // A second click, made while the first one waits for the file.
  if (isLoading) return;
  isLoading = true;
  try {
    const { openCiteDialog } = await import("./cite-dialog.tsx");
    // First, so that the dialog will return the focus to the button that opened the menu.
    menu.hidePopover();
    const { title = "", path = "", updated } = menu.dataset;
    openCiteDialog({ title, path, updated });
  } catch {
    showLoadFailure(() => cite(menu));
  } finally {
    isLoading = false;
  }
}

// The menu doesn't survive a navigation, also not in the back/forward cache.
addEventListener("pagehide", () => document.getElementById(menuId)?.hidePopover());

// After its last item, an open menu would cover what is focused next.
on("focusout", `#${menuId}`, ({ relatedTarget }, menu) => {
  if (relatedTarget instanceof Element && !menu.contains(relatedTarget)) menu.hidePopover();
});

/** Shows a problem in the menu, which stays open. It is gone when the menu is opened again. */
function showProblem(menu: HTMLElement, problem: string): void {
  menu.querySelector("p")?.remove();
  const text = document.createElement("p");
  text.textContent = problem;
  menu.append(text);
  menu.addEventListener("toggle", () => text.remove(), { once: true });
  announce(problem);
}
