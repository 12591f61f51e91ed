import type { OfflineFiles } from "#model/offline-files.ts";
import { megabytes } from "./megabytes.ts";

interface OfflineStateProps {
  offered: OfflineFiles | undefined;
  saved: OfflineFiles | undefined;
  done: number | undefined;
}

/** What is on this device, what could be, and how far saving has come. */
export function OfflineState({ offered, saved, done }: OfflineStateProps) {
  if (done !== undefined) return <Progress done={done} all={offered?.files.length} />;
  return (
    <>
      <p className="dialog-quiet">
        {saved
          ? "The whole site, with search and the research paper, is on this device and works without a network."
          : `Pages that you open are kept on this device and can be read again without a network. Save for offline keeps ${offered ? `all ${offered.pages} pages` : "every page"}, with search and the research paper.`}
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

function Progress({ done, all }: { done: number; all: number | undefined }) {
  return (
    <div>
      <label htmlFor="offline-progress">Saving the site. Keep this page open.</label>
      <progress id="offline-progress" value={done} max={all ?? 1} />
      <p className="dialog-quiet">{all ? `${done} of ${all} files` : "Asking what there is to save..."}</p>
    </div>
  );
}
