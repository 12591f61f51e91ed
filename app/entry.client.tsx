import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Production pages carry their styles inline; authors get them as a module that updates in place.
if (import.meta.env.DEV) await import("./app.css");

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
