import { firstPlace, type SearchData } from "#model/search-data.ts";

/** Converts the words of each section to the sections of each word. */
export function packWords(sections: readonly (readonly string[])[]): Pick<SearchData, "words" | "places"> {
  const places = new Map<string, number[]>();
  for (const [place, words] of sections.entries()) {
    for (const word of words) places.set(word, [...(places.get(word) ?? []), place]);
  }
  const sorted = [...places].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    words: sorted.map(([word]) => word).join(" "),
    places: sorted
      .map(([, list]) => list.map((place, index) => sign(place - (list[index - 1] ?? 0))).join(""))
      .join(" "),
  };
}

function sign(distance: number): string {
  return String.fromCharCode(firstPlace + distance);
}
