import { useLayoutEffect, useRef } from "react";
import { bibtexCitation, localDay, plainCitation } from "#app/lib/citation.ts";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export interface CiteDialogProps {
  title: string;
  path: string;
  updated: string | undefined;
  onClose: () => void;
}

/** A page's citation in two forms. Open as long as it is rendered. */
export function CiteDialog({ onClose, ...page }: CiteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cited = { ...page, accessed: localDay(new Date()) };

  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="cite"
      onClose={onClose}
      closedby="any"
      className="m-auto w-2xl overscroll-contain max-w-[calc(100%-2rem)] rounded-xl border border-control bg-raised text-ink shadow-lg backdrop:bg-scrim"
    >
      <div className="space-y-4 p-4 sm:p-6">
        <div className="flex items-center justify-between gap-4">
          <h2 id="cite" className="font-semibold text-xl">
            Cite this page
          </h2>
          <Button variant="ghost" size="icon" aria-label="Close" onClick={() => dialog.current?.close()}>
            <Icon name="x" />
          </Button>
        </div>
        <Citation form="BibTeX" text={bibtexCitation(cited)} />
        <Citation form="Plain text" text={plainCitation(cited)} />
        <p role="status" className="sr-only" />
      </div>
    </dialog>
  );
}

function Citation({ form, text }: { form: string; text: string }) {
  const code = useRef<HTMLElement>(null);
  return (
    <figure className="rounded-xl border border-line bg-sunken">
      <figcaption className="flex items-center justify-between border-line border-b py-1 pr-1 pl-4 font-medium text-sm">
        {form}
        <CopyButton target={code} what={`the ${form} citation`} />
      </figcaption>
      <pre className="whitespace-pre-wrap wrap-anywhere p-4 font-mono text-xs leading-relaxed sm:text-sm">
        <code ref={code}>{text}</code>
      </pre>
    </figure>
  );
}
