import { CodeText } from "#app/ui/code-text.tsx";

interface OneLanguageProps {
  name: "Rust" | "Python";
  /** Renders nothing when omitted. */
  reason: string | undefined;
}

/** Notes that something exists in only one language, and why. */
export function OneLanguage({ name, reason }: OneLanguageProps) {
  return (
    reason && (
      <p>
        <strong>{name} only:</strong> <CodeText text={reason} />.
      </p>
    )
  );
}
