import { createElement, type MouseEvent, memo, type PointerEvent, type ReactNode, useId } from "react";
import type { Piece } from "./mark-words.ts";
import type { Hit, HitGroup } from "./search-view.ts";

export const hitsId = "search-hits";

/** The id of a hit, numbered from the top across all groups. */
export function hitId(index: number): string {
  return `search-hit-${index}`;
}

interface HitHandlers {
  onPoint: (index: number) => void;
  onChoose: (event: MouseEvent, hit: Hit) => void;
}

interface SearchHitsProps extends HitHandlers {
  /** The query of these results; the benchmark waits for it. */
  query: string;
  groups: readonly HitGroup[];
  active: number;
}

/**
 * A list box that the field controls: focus stays in the field, so typing, arrows and Enter work without moving
 * between them, and screen readers announce the active option and the total. Each option is still a real link.
 */
export function SearchHits({ query, groups, active, ...handlers }: SearchHitsProps) {
  let before = 0;
  const children = groups.map((group) => {
    const first = before;
    before += group.hits.length;
    const isActive = active >= first && active < before;
    return createElement(Group, { group, first, active: isActive ? active : -1, ...handlers });
  });
  // Spread, here and below: React matches children by position, so new results reuse the same elements.
  return createElement(
    "div",
    { id: hitsId, role: "listbox", "aria-label": "Results", "data-query": query, className: "search-hits" },
    ...children,
  );
}

interface GroupProps extends HitHandlers {
  group: HitGroup;
  /** Index of its first hit. */
  first: number;
  /** Index of the active hit, if it is in this group. */
  active: number;
}

const Group = memo(function Group({ group, first, active, ...handlers }: GroupProps) {
  const titleId = useId();
  const options = group.hits.map((hit, place) =>
    createElement(Option, { hit, index: first + place, isActive: first + place === active, ...handlers }),
  );
  return createElement(
    "fieldset",
    { "aria-labelledby": titleId },
    <p>
      <span id={titleId}>{group.title}</span>
      {group.place && group.place !== group.title && <span> {group.place}</span>}
    </p>,
    ...options,
  );
});

interface OptionProps extends HitHandlers {
  hit: Hit;
  index: number;
  isActive: boolean;
}

const Option = memo(function Option({ hit, index, isActive, onPoint, onChoose }: OptionProps) {
  function handlePointerMove({ movementX, movementY }: PointerEvent) {
    // Results that appear under a resting pointer are not hovered.
    if (movementX !== 0 || movementY !== 0) onPoint(index);
  }

  return (
    <a
      id={hitId(index)}
      href={hit.href}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={handlePointerMove}
      onClick={(event) => onChoose(event, hit)}
    >
      {marked("span", hit.title)}
      {marked("small", hit.text)}
    </a>
  );
});

/** Text with matches marked. */
function marked(element: "span" | "small", pieces: readonly Piece[]): ReactNode {
  const children = pieces.map(({ text, isMatch }) => (isMatch ? createElement("mark", null, text) : text));
  return createElement(element, null, ...children);
}
