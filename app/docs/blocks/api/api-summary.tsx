import { CodeText } from "#app/ui/code-text.tsx";

/** The description of a function or type, one paragraph per line. */
export function ApiSummary({ text }: { text: string }) {
  return text.split("\n").map((paragraph) => (
    <p key={paragraph}>
      <CodeText text={paragraph} />
    </p>
  ));
}
