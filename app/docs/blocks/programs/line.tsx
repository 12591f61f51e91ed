/** The number of the program's line that a paragraph explains (`#line 1` in the sample). */
export function Line({ n }: { n: string }) {
  return <em data-line={n} data-markdown="skip" />;
}
