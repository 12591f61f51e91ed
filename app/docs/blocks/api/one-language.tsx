import { CodeText } from "#app/ui/code-text.tsx";

interface OneLanguageProps {
  name: "Rust" | "Python";
  /** Renders nothing when omitted. */
  reason: string | undefined;
}

/** Notes that something exists in only one language, and why. Readers of Rust don't need to know what Python adds. */
export function OneLanguage({ name, reason }: OneLanguageProps) {
  if (!reason) return null;
  const note = (
    <p>
      <strong>{name} only:</strong> <CodeText text={reason} />.
    </p>
  );
  return name === "Python" ? <div data-language="python">{note}</div> : note;
}
