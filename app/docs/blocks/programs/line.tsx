import { circled } from "#model/sample.ts";

/** The number of the program's line that a paragraph explains (`#line 1` in the sample). */
export function Line({ n }: { n: string }) {
  return <em data-line={circled(n)} data-markdown="skip" />;
}
