import { CodeText } from "#app/ui/code-text.tsx";

/** A list of names in a sentence, as code: a, b and c. */
export function CodeNames({ names }: { names: readonly string[] }) {
  const list = new Intl.ListFormat("en-GB").format(names.map((name) => `\`${name}\``));
  return <CodeText text={list} />;
}
