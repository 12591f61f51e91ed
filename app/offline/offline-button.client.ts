import { on } from "#app/ui/delegate.ts";
import { openOffline } from "./start-offline.client.ts";

on("click", "[data-offline]", () => openOffline());

// Service workers are missing on insecure origins and in some private windows.
if (!navigator.serviceWorker)
  for (const button of document.querySelectorAll("[data-offline]")) button.remove();
