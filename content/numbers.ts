const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** A count as prose writes it: a word up to ten, then digits. */
export function inWords(count: number | string): string {
  return words[Number(count)] ?? `${count}`;
}

/** Items as prose lists them: a, b and c. */
export function inSeries(items: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(items);
}

/** A text that starts a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number with a comma after each three digits: 9,600. */
export function grouped(count: number | string): string {
  return Number(count).toLocaleString("en-US");
}

/** A number with a minus sign instead of a hyphen. */
export function signed(value: number): string {
  return String(value).replace("-", "−");
}
