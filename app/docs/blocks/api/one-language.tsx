import { CodeText } from "#app/ui/code-text.tsx";

interface OneLanguageProps {
  name: "Rust" | "Python";
  /** Nothing is shown without one. */
  reason: string | undefined;
}

/** Says that something exists in one language alone, and why. */
export function OneLanguage({ name, reason }: OneLanguageProps) {
  return (
    reason && (
      <p>
        <strong>{name} only:</strong> <CodeText text={reason} />.
      </p>
    )
  );
}
