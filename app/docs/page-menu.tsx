import { type ComponentType, type FocusEvent, useRef, useState } from "react";
import { announce } from "#app/lib/announce.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExternalLink } from "#app/ui/links.tsx";
import { markdownAddress } from "#content/markdown-address.ts";
import type { PageHandle } from "#content/page-handle.ts";
import { pageIssue } from "#content/page-issue.ts";
import { addresses } from "#content/site.ts";
import type { CiteDialogProps } from "./cite-dialog.tsx";

interface PageMenuProps {
  path: string;
  page: PageHandle;
}

const id = "page-menu";

/**
 * What can be done with a page. The browser opens and closes it and moves the focus, with or without scripts;
 * what the two buttons do is loaded when they are first pressed.
 */
export function PageMenu({ path, page }: PageMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string>();
  const [Dialog, setDialog] = useState<ComponentType<CiteDialogProps>>();
  const markdown = markdownAddress(path);

  /** Does what a button asks for; a problem is shown in the menu, which then stays open. */
  async function attempt(action: () => Promise<string | undefined>) {
    setProblem(undefined);
    const found = await action().catch(
      () => "This needs a file that could not be loaded. Check the connection and try again.",
    );
    setProblem(found);
    if (found) announce(found);
  }

  // The focus goes back to the button that opened the menu.
  const close = () => panel.current?.hidePopover();

  // Behind its last item, an open menu would cover what is focused next. A press elsewhere closes it anyway.
  function handleBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !panel.current?.contains(relatedTarget)) panel.current?.hidePopover();
  }

  async function copy() {
    const { copyPage } = await import("./copy-page.ts");
    const found = await copyPage(markdown);
    if (!found) close();
    return found;
  }

  async function cite() {
    const { CiteDialog } = await import("./cite-dialog.tsx");
    // First, so that the dialog will return the focus to the same place.
    close();
    setDialog(() => CiteDialog);
    return undefined;
  }

  return (
    <div className="mt-4 sm:mt-2">
      <button type="button" popoverTarget={id} className={buttonClass({ variant: "secondary", size: "sm" })}>
        <span>
          Page<span className="sr-only"> options</span>
        </span>
        <Icon name="chevron-right" className="size-4 rotate-90" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        data-markdown-ignore=""
        className="menu"
        onToggle={() => setProblem(undefined)}
      >
        <button type="button" className="no-js:hidden" onClick={() => attempt(copy)}>
          Copy page as Markdown
        </button>
        <a href={markdown}>View as Markdown</a>
        <button type="button" className="no-js:hidden" onClick={() => attempt(cite)}>
          Cite this page
        </button>
        <ExternalLink href={addresses.edit + page.file}>Edit this page</ExternalLink>
        <ExternalLink href={pageIssue(page.title, import.meta.env.SITE_URL + path)} onBlur={handleBlur}>
          Report a problem
        </ExternalLink>
        {problem && <p>{problem}</p>}
      </div>
      {Dialog && (
        <Dialog
          title={page.title}
          path={path}
          updated={page.updated?.iso}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}
