import { CodeText } from "#app/ui/code-text.tsx";
import { inSeries } from "#content/numbers.ts";

/** A list of names in a sentence, as code: a, b and c. */
export function CodeNames({ names }: { names: readonly string[] }) {
  const list = inSeries(names.map((name) => `\`${name}\``));
  return <CodeText text={list} />;
}
