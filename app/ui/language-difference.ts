interface Difference {
  start: string;
  rust: string;
  python: string;
  end: string;
}

/** Splits two names into a common start and end, in whole words, and the differing middle parts. */
export function languageDifference(rust: string, python: string): Difference {
  const [one, other] = [wordsOf(rust), wordsOf(python)];
  const shorter = Math.min(one.length, other.length);
  let first = 0;
  while (first < shorter && one[first] === other[first]) first += 1;
  let last = 0;
  while (last < shorter - first && one.at(-1 - last) === other.at(-1 - last)) last += 1;
  const between = (words: readonly string[]) => words.slice(first, words.length - last).join("");
  return {
    start: one.slice(0, first).join(""),
    rust: between(one),
    python: between(other),
    end: one.slice(one.length - last).join(""),
  };
}

function wordsOf(name: string): string[] {
  return name.match(/\w+|\s+|[^\w\s]+/g) ?? [];
}
