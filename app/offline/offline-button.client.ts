import { on } from "#app/ui/delegate.ts";
import { openOffline } from "./start-offline.client.ts";

on("click", "[data-offline]", () => openOffline());

// There are no service workers without encryption, and in some private windows.
if (!navigator.serviceWorker)
  for (const button of document.querySelectorAll("[data-offline]")) button.remove();
