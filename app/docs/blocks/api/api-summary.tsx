import { CodeText } from "#app/ui/code-text.tsx";

/** What a function does or a type is, each line a paragraph. */
export function ApiSummary({ text }: { text: string }) {
  return text.split("\n").map((paragraph) => (
    <p key={paragraph}>
      <CodeText text={paragraph} />
    </p>
  ));
}
