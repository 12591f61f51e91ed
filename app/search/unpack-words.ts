import { firstPlace, type SearchData } from "#model/search-data.ts";

/** The words of each section that are not in its text. */
export function unpackWords({ sections, words, places }: SearchData): string[] {
  const found = sections.map((): string[] => []);
  const signs = places.split(" ");
  for (const [index, word] of words.split(" ").entries()) {
    let place = 0;
    for (const sign of signs[index] ?? "") {
      place += sign.charCodeAt(0) - firstPlace;
      found[place]?.push(word);
    }
  }
  return found.map((list) => list.join(" "));
}
