import { Icon } from "#app/ui/icon.tsx";
import { chatTool } from "#content/home.ts";
import session from "#samples/messages/chat/session.txt?raw";

/** A recorded session. Input appears between the tool's output, as in a terminal. */
export function ChatTerminal() {
  return (
    <figure className="overflow-hidden rounded-xl border border-line bg-sunken">
      <figcaption className="flex items-center gap-2 border-line border-b px-4 py-2 font-medium text-sm">
        <Icon name="terminal" className="size-4 text-accent" />
        <span>{chatTool.name}</span>{" "}
        <span className="ml-auto font-normal text-muted">{chatTool.transcriptLabel}</span>
      </figcaption>
      <ol className="grid gap-1.5 p-4 font-mono text-sm">
        {session
          .trimEnd()
          .split("\n")
          .map((line) => (
            <li key={line} className={`min-w-0 break-words ${toneOf(line)}`}>
              {line}
            </li>
          ))}
        <li aria-hidden="true">
          <span className="inline-block h-5 w-2 bg-accent align-middle" />
        </li>
      </ol>
    </figure>
  );
}

function toneOf(line: string): string {
  if (line.startsWith("* ")) return "text-muted";
  const isHeard = /^[\w-]+: /.test(line);
  return isHeard ? "text-ink" : "text-accent";
}
