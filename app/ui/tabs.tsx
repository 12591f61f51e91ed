import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";

interface TabProps {
  label: string;
  /** Stands beside the label, such as a badge. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One tab of a `Tabs`, which reads these props and renders the rest. */
export function Tab({ children }: TabProps) {
  return children;
}

interface TabsProps {
  /** What is chosen, for assistive technology: "Install method". */
  label: string;
  children: ReactNode;
}

/**
 * The first tab is the default. Every panel is in the page; scripts hide all but the chosen one, so without
 * them the panels follow one another under their labels.
 */
export function Tabs({ label, children }: TabsProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const [target, setTarget] = useState<Element | null>(null);
  const { hash, key } = useLocation();
  const tabs = Children.toArray(children).flatMap((child) =>
    isValidElement<TabProps>(child) ? [child.props] : [],
  );

  // An address may point into a panel that is not the chosen one. The key makes a second click count.
  useEffect(() => {
    const element = key ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const panel = panelOf(element, root.current);
    if (panel === undefined) return;
    setChosen(panel);
    setTarget(element);
  }, [hash, key]);
  // Only now is the panel visible and the target somewhere to go to.
  useLayoutEffect(() => {
    target?.scrollIntoView();
  }, [target]);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextTab(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div ref={root}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        className="flex gap-1 overflow-x-auto border-line border-b no-js:hidden"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className="-mb-px -outline-offset-2 flex shrink-0 items-center gap-2 border-transparent border-b-2 px-3 py-2 font-medium text-muted text-sm transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink"
          >
            {tab.label}
            {tab.aside}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          data-state={index === chosen ? "active" : "inactive"}
          className="pt-4 js:data-[state=inactive]:hidden"
        >
          <p className="mb-2 flex items-center gap-2 font-semibold js:hidden">
            {tab.label}
            {tab.aside}
          </p>
          {tab.children}
        </div>
      ))}
    </div>
  );
}

/** Which panel of these tabs an element is in, if any. */
function panelOf(element: Element | null, root: Element | null): number | undefined {
  if (!element) return undefined;
  const panels = Array.from(root?.children ?? []).slice(1);
  const index = panels.findIndex((panel) => panel.contains(element));
  return index < 0 ? undefined : index;
}

/** The tab that a key moves to, around the ends; nothing for keys that tabs do not use. */
export function nextTab(key: string, current: number, count: number): number | undefined {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
