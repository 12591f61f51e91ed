import type { OfflineFiles } from "#model/offline-files.ts";
import { megabytes } from "./megabytes.ts";
import { hasPython } from "./save-site.ts";

interface OfflineStateProps {
  offered: OfflineFiles | undefined;
  saved: OfflineFiles | undefined;
  done: number | undefined;
  all: number | undefined;
}

/** What is stored on this device, what is available, and the progress of saving. */
export function OfflineState({ offered, saved, done, all }: OfflineStateProps) {
  if (done !== undefined) return <Progress done={done} all={all} />;
  return (
    <>
      <p className="dialog-quiet">
        {saved
          ? `The whole site, with search and the research paper, is on this device and works without a network${hasPython(saved) ? ", and you can run Python programs" : ""}.`
          : `Pages that you open are stored on this device, so you can read them again without a network. Save for offline stores ${offered ? `all ${offered.pages} pages` : "every page"}, with search and the research paper.`}
      </p>
      {saved && (
        <p className="dialog-strong">
          Saved: version {saved.version} · {megabytes(saved.bytes)}
        </p>
      )}
      {saved && offered && saved.version !== offered.version && (
        <p>A newer version of this site is ready: version {offered.version}.</p>
      )}
      {!saved && offered && (
        <p className="dialog-strong">
          Version {offered.version} · {megabytes(offered.bytes)} on this device,{" "}
          {megabytes(offered.sentBytes)} to download
        </p>
      )}
    </>
  );
}

interface PythonChoiceProps {
  /** Size of the download. */
  bytes: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Whether to also save the Python interpreter, which is larger than everything else. */
export function PythonChoice({ bytes, isChosen, onChoose }: PythonChoiceProps) {
  return (
    <label className="dialog-choice">
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      Also save Python, to run programs offline: {megabytes(bytes)} to download
    </label>
  );
}

function Progress({ done, all }: { done: number; all: number | undefined }) {
  return (
    <div>
      <label htmlFor="offline-progress">Saving the site. Keep this page open.</label>
      <progress id="offline-progress" value={done} max={all ?? 1} />
      <p className="dialog-quiet">{all ? `${done} of ${all} files` : "Loading the list of files..."}</p>
    </div>
  );
}
