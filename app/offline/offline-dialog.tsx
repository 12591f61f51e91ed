import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { notify } from "#app/ui/notify.ts";
import type { OfflineFiles } from "#model/offline-files.ts";
import { OfflineState, PythonChoice } from "./offline-state.tsx";
import { problemOf } from "./problems.ts";
import { chosenFiles, hasPython, readOffered, readSaved, removeSite, saveSite } from "./save-site.ts";
import { ownCaches } from "./stored.ts";

const root = createRoot(document.body.appendChild(document.createElement("div")));
const removed = "Removed. This site stores nothing on this device until you save it again.";
let calls = 0;

/** Opens the dialog; with `isUpdate`, saving starts at once. */
export function openDialog(isUpdate: boolean): void {
  calls += 1;
  root.render(<OfflineDialog call={calls} isUpdate={isUpdate} />);
}

/** Stays mounted when it is closed, because saving continues. */
function OfflineDialog({ call, isUpdate }: { call: number; isUpdate: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const saving = useRef<AbortController>(undefined);
  const [offered, setOffered] = useState<OfflineFiles>();
  const [saved, setSaved] = useState<OfflineFiles>();
  const [isAnythingKept, setIsAnythingKept] = useState(false);
  // The number of saved files, while the site is being saved.
  const [done, setDone] = useState<number>();
  const [all, setAll] = useState<number>();
  const [message, setMessage] = useState("");
  const [choice, setChoice] = useState<boolean>();
  // Buttons are shown only after the text above them is complete, because it would move them away from the pointer.
  const [isReady, setIsReady] = useState(false);
  const savedPython = saved !== undefined && hasPython(saved);
  const includesPython = choice ?? savedPython;
  const isNew = saved !== undefined && offered !== undefined && offered.version !== saved.version;
  const isMissing = includesPython && !savedPython;

  async function look() {
    setSaved(await readSaved());
    setIsAnythingKept((await ownCaches()).length > 0);
  }

  /** Notifies the reader, who may have closed the dialog. */
  function say(text: string) {
    setMessage(text);
    if (!dialog.current?.open) notify(text);
  }

  /** Runs an action, then reads what is stored; an error in one doesn't prevent the other. */
  async function attempt(action: () => Promise<unknown>, success = "") {
    setMessage("");
    const problem = await action().then(() => success, problemOf);
    const unseen = await look().then(() => "", problemOf);
    if (problem || unseen) say(problem || unseen);
    setIsReady(true);
  }

  async function save() {
    const control = new AbortController();
    saving.current = control;
    setDone(0);
    await attempt(async () => {
      const list = await readOffered();
      setOffered(list);
      const chosen = chosenFiles(list, includesPython);
      setAll(chosen.files.length);
      await saveSite(chosen, setDone, control.signal);
    }, "The site is saved for reading offline.");
    setDone(undefined);
  }

  const handleCall = useEffectEvent(() => {
    dialog.current?.showModal();
    if (done !== undefined) return;
    if (isUpdate) save();
    else attempt(async () => setOffered(await readOffered()));
  });
  useEffect(() => {
    if (call) handleCall();
  }, [call]);

  return (
    <Dialog title="Read offline" ref={dialog}>
      <OfflineState
        offered={offered && chosenFiles(offered, includesPython)}
        saved={saved}
        done={done}
        all={all}
      />
      {done === undefined && offered && (!savedPython || isNew) && (
        <PythonChoice bytes={offered.python.sentBytes} isChosen={includesPython} onChoose={setChoice} />
      )}
      <p role="status">{message}</p>
      <div className="dialog-actions">
        {done !== undefined && (
          <Button variant="secondary" onClick={() => saving.current?.abort()}>
            Stop
          </Button>
        )}
        {done === undefined && isReady && (
          <>
            {(!saved || isNew || isMissing) && (
              <Button onClick={save}>{saved ? (isNew ? "Update" : "Add Python") : "Save for offline"}</Button>
            )}
            {isAnythingKept && (
              <Button variant="secondary" onClick={() => attempt(removeSite, removed)}>
                Remove offline copy
              </Button>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
