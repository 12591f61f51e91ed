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
  // A second click while the first one waits for the file.
  if (isLoading) return;
  isLoading = true;
  try {
    const { openCiteDialog } = await import("./cite-dialog.tsx");
    // First, so that the dialog returns focus to the button that opened the menu.
    menu.hidePopover();
    const { title = "", path = "", updated } = menu.dataset;
    openCiteDialog({ title, path, updated });
  } catch {
    showLoadFailure(() => cite(menu));
  } finally {
    isLoading = false;
  }
}

// The menu closes on navigation, also for the back/forward cache.
addEventListener("pagehide", () => document.getElementById(menuId)?.hidePopover());

// An open menu would cover the element that is focused after its last item.
on("focusout", `#${menuId}`, ({ relatedTarget }, menu) => {
  if (relatedTarget instanceof Element && !menu.contains(relatedTarget)) menu.hidePopover();
});

/** Shows an error in the menu, which stays open. Opening the menu again removes it. */
function showProblem(menu: HTMLElement, problem: string): void {
  menu.querySelector("p")?.remove();
  const text = document.createElement("p");
  text.textContent = problem;
  menu.append(text);
  menu.addEventListener("toggle", () => text.remove(), { once: true });
  announce(problem);
}
