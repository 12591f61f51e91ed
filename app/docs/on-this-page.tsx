import { useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { wakePage } from "#app/lib/page-on-demand.tsx";
import { scrollNear } from "#app/lib/scroll-near.ts";
import { nestSections, type Section } from "#app/lib/sections.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionLink } from "./section-link.tsx";
import { useCurrentSection } from "./use-current-section.ts";

const none: readonly Section[] = [];

interface OnThisPageProps {
  /** Left out for the moment in which a page is on its way. */
  sections: readonly Section[] | undefined;
}

/** The sections of a page: beside the text on wide screens, elsewhere behind a button below the title. */
export function OnThisPage({ sections }: OnThisPageProps) {
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  const box = useRef<HTMLElement>(null);
  const listId = useId();
  const current = useCurrentSection(sections ?? none);
  const isOpen = openedOn === pathname;

  useEffect(() => {
    const item = current && box.current?.querySelector("[aria-current]");
    if (box.current) scrollNear(box.current, item || box.current.firstElementChild);
  }, [current]);

  if (sections && sections.length < 2) return null;

  function renderItem({ id, title, parts = none }: Section & { parts?: readonly Section[] }) {
    return (
      <li key={id}>
        <SectionLink
          section={id}
          aria-current={id === current ? "location" : undefined}
          onGo={() => setOpenedOn(undefined)}
        >
          {title}
        </SectionLink>
        {parts.length > 0 && <ul>{parts.map(renderItem)}</ul>}
      </li>
    );
  }

  return (
    <nav
      ref={box}
      aria-label="On this page"
      data-state={isOpen ? "open" : "closed"}
      onPointerEnter={wakePage}
      onFocus={wakePage}
      className="on-this-page"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenedOn(isOpen ? undefined : pathname)}
        className="group flex w-full items-center justify-between rounded-lg border border-control bg-raised px-4 py-2 font-medium hover:border-accent xl:hidden no-js:hidden"
      >
        On this page
        <Icon
          name="chevron-right"
          className="size-4 text-muted transition-transform duration-150 group-aria-expanded:rotate-90"
        />
      </button>
      <p className="pb-2 font-semibold max-xl:js:hidden">On this page</p>
      <ul id={listId}>{nestSections(sections ?? none).map(renderItem)}</ul>
    </nav>
  );
}
