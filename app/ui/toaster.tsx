import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { openDialog } from "./announce.ts";
import "./toaster.css";

// 4000 ms, three at a time, Alt+T: the constants of the spec, written out although they are the defaults.
const container = document.body.appendChild(document.createElement("div"));
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
  // Behind an open dialog nobody would see it.
  (openDialog() ?? document.body).append(container);
  toast(message);
}
