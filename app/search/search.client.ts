import { on } from "#app/ui/delegate.ts";
import { reloadLink } from "#app/ui/reload-link.ts";
import { openSearch, searchId } from "./open-search.ts";

interface Parts {
  dialog: HTMLDialogElement;
  field: HTMLInputElement;
  panel: HTMLElement;
}

// Browsers with invoker commands open and close dialogs themselves.
const hasCommands = "commandForElement" in HTMLButtonElement.prototype;
on("click", "[data-search-button]", (event) => hasCommands || openSearch(event));
on("click", "[data-close-dialog]", (_, button) => hasCommands || button.closest("dialog")?.close());

for (const type of ["pointerover", "focusin"] as const) {
  // Opening the dialog reports the error.
  on(type, "[data-search-button]", () => void loadSearch().catch(() => {}));
}

// Enter before the results have loaded opens the first one as soon as it is found.
let awaited: string | undefined;
on("keydown", `#${searchId} input`, ({ key }, field) => {
  if (key === "Enter" && field instanceof HTMLInputElement) awaited = field.value;
});

/** Loads the results whenever the dialog opens, also if it was opened before this script ran. */
export function startSearch(): void {
  const parts = findParts();
  if (!parts) return;
  const { dialog, field } = parts;
  function update() {
    document.documentElement.toggleAttribute("data-search", dialog.open);
    if (dialog.open && parts) load(parts);
  }
  new MutationObserver(() => {
    // Selects the last query, so that typing replaces it.
    if (dialog.open) field.select();
    update();
  }).observe(dialog, { attributeFilter: ["open"] });
  update();
  // A reader who comes back to this page wants to see the page.
  addEventListener("pagehide", () => dialog.close());
}

function findParts(): Parts | undefined {
  const dialog = document.getElementById(searchId);
  const field = dialog?.querySelector("input");
  const panel = dialog?.querySelector<HTMLElement>("[data-search-panel]");
  return dialog instanceof HTMLDialogElement && field && panel ? { dialog, field, panel } : undefined;
}

/** Fetches the panel and the index, each once. The next call retries what failed. */
async function loadSearch() {
  const { showPanel, loadIndex } = await import("./search-panel.tsx");
  return { showPanel, index: await loadIndex() };
}

async function load(parts: Parts): Promise<void> {
  if (!parts.panel.hasChildNodes()) showStatus(parts, "Loading the search index...");
  try {
    const { showPanel, index } = await loadSearch();
    showPanel(parts, index, awaited === parts.field.value);
  } catch {
    showStatus(
      parts,
      "Search failed to load. Check your connection, then try again. If that fails, reload the page.",
    );
    const retry = document.createElement("button");
    retry.type = "button";
    retry.className = "search-retry";
    retry.textContent = "Retry";
    retry.onclick = () => {
      parts.field.focus();
      load(parts);
    };
    parts.panel.append(retry, reloadLink());
  }
}

function showStatus({ panel }: Parts, message: string): void {
  const status = document.createElement("p");
  status.role = "status";
  status.textContent = message;
  panel.replaceChildren(status);
}
