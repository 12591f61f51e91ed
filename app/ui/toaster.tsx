import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { openDialog } from "./announce.ts";
import "./toaster.css";

// 4000 ms, three at a time, Alt+T: constants of the specification, explicit although they are the defaults.
const container = document.body.appendChild(document.createElement("div"));
container.className = "toasts";
container.popover = "manual";
flushSync(() => {
  createRoot(container).render(
    <Toaster
      duration={4000}
      visibleToasts={3}
      hotkey={["altKey", "KeyT"]}
      position="bottom-right"
      toastOptions={{
        unstyled: true,
        classNames: { toast: "toast" },
      }}
    />,
  );
});

export function showToast(message: string): void {
  // Inside an open dialog, because it makes everything else inert; as a popover, because WebKit clips its content.
  (openDialog() ?? document.body).append(container);
  container.showPopover();
  toast(message);
}
