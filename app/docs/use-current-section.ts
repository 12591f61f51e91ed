import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { currentSection } from "#app/lib/current-section.ts";
import { jumpLine, placeOf } from "#app/lib/places.ts";
import type { Section } from "#app/lib/sections.ts";

/** Id of the section that the reader is in. Positions are read once per frame, and only while they change. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const { hash, key } = useLocation();
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    // The key makes a second click on the same section count.
    let clicked = key ? placeOf(hash) : null;
    let frame = 0;

    function read() {
      frame = 0;
      const headings = sections.map(({ id }) => document.getElementById(id));
      const { scrollHeight, clientHeight } = document.documentElement;
      const view = {
        scrolled: scrollY,
        scrollable: scrollHeight - clientHeight,
        height: clientHeight,
        line: jumpLine(),
      };
      const found = currentSection(headings.map(topOf), view, indexOf(clicked, headings));
      // Whoever scrolls on has left the section that was clicked.
      if (clicked?.checkVisibility() && headings[found ?? -1] !== clicked) clicked = null;
      setCurrent(sections[found ?? -1]?.id);
    }
    function readSoon() {
      frame ||= requestAnimationFrame(read);
    }

    addEventListener("scroll", readSoon, { passive: true });
    // Also when a tab opens, a sample unfolds, or the window changes.
    const resized = new ResizeObserver(readSoon);
    resized.observe(document.documentElement);
    resized.observe(document.body);
    return () => {
      removeEventListener("scroll", readSoon);
      resized.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [sections, hash, key]);

  return current;
}

function topOf(heading: HTMLElement | null): number | undefined {
  return heading?.checkVisibility() ? heading.getBoundingClientRect().top : undefined;
}

function indexOf(heading: HTMLElement | null, headings: (HTMLElement | null)[]): number | undefined {
  const index = heading ? headings.indexOf(heading) : -1;
  return index < 0 ? undefined : index;
}
