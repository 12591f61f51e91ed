import { useLayoutEffect, useRef } from "react";
import { mount } from "#app/islands/mount.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { bibtexCitation, localDay, plainCitation } from "./citation.ts";

interface CitedPage {
  title: string;
  path: string;
  updated: string | undefined;
}

/** Opens the citation dialog of a page. */
export function openCiteDialog(page: CitedPage): void {
  const unmount = mount(<CiteDialog {...page} onClose={() => unmount()} />);
}

/** A page's citation in two formats. Open while it is rendered. */
function CiteDialog({ onClose, ...page }: CitedPage & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cited = { ...page, accessed: localDay(new Date()) };

  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);

  return (
    <Dialog title="Cite this page" ref={dialog} onClose={onClose}>
      <Citation form="BibTeX" text={bibtexCitation(cited)} />
      <Citation form="Plain text" text={plainCitation(cited)} />
      <p role="status" className="sr-only" />
    </Dialog>
  );
}

function Citation({ form, text }: { form: string; text: string }) {
  return (
    <figure>
      <figcaption>
        {form}
        <CopyButton what={`the ${form} citation`} />
      </figcaption>
      <pre>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
