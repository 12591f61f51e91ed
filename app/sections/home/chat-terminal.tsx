import { Icon } from "#app/ui/icon.tsx";
import { chatTool } from "#content/home.ts";

const tones: Record<string, string> = { system: "text-muted", you: "text-accent" };

/** A conversation as the terminal shows it. */
export function ChatTerminal() {
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-sunken">
      <figcaption className="flex items-center gap-2 border-line border-b px-4 py-2 font-medium text-sm">
        <Icon name="terminal" className="size-4 text-accent" />
        <span>{chatTool.name}</span>
        <span className="ml-auto font-normal text-muted">{chatTool.transcriptLabel}</span>
      </figcaption>
      <ol className="grid gap-2 p-4 font-mono text-sm">
        {chatTool.transcript.map(({ speaker, text }) => (
          <li key={text} className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
            <span className={`text-right ${tones[speaker] ?? "text-ink"}`}>{speaker}</span>
            <span className={speaker === "system" ? "text-muted" : undefined}>{text}</span>
          </li>
        ))}
        <li aria-hidden="true" className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
          <span className="text-right text-accent">you</span>
          <span className="inline-block h-5 w-2 bg-accent" />
        </li>
      </ol>
    </figure>
  );
}
