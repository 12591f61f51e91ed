import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { copyText } from "#app/ui/clipboard.ts";
import { notify } from "#app/ui/notify.ts";
import { RunOutput, RunStatus } from "./run-output.tsx";
import { shareHash } from "./share.ts";
import { useRun } from "./use-run.ts";

interface ProgramRunnerProps {
  name: string;
  title: string;
  original: string;
  /** The output captured at build time, if the page shows it. */
  captured: string | undefined;
  /** The program of a shared link. */
  shared: string | undefined;
  /** Incremented with each request to run the program. */
  call: number;
  /** Called when the editor replaces the page's code, or gives it back. */
  onEdit: (isEdited: boolean) => void;
  /** The button in the page, which these controls replace. */
  button: HTMLElement;
}

/** Controls, editor and output of a program that runs in the page. */
export function ProgramRunner({
  name,
  title,
  original,
  captured,
  shared,
  call,
  onEdit,
  button,
}: ProgramRunnerProps) {
  const [program, setProgram] = useState(shared ?? original);
  const [isEditing, setIsEditing] = useState(shared !== undefined);
  const main = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLTextAreaElement>(null);
  const { run, start, stop } = useRun();
  const closing = program === original ? "Close editor" : "Reset";
  const isBusy = run.phase === "loading" || run.phase === "running";

  const handleCall = useEffectEvent(() => {
    button.hidden = true;
    if (shared === undefined) {
      main.current?.focus({ preventScroll: true });
      start(program);
    } else {
      setProgram(shared);
      setIsEditing(true);
    }
  });
  useEffect(() => {
    if (call) handleCall();
  }, [call]);

  useEffect(() => onEdit(isEditing), [isEditing, onEdit]);

  function edit() {
    setIsEditing(true);
    requestAnimationFrame(() => editor.current?.focus());
  }

  function reset() {
    setProgram(original);
    setIsEditing(false);
    main.current?.focus();
  }

  async function share() {
    const hash = await shareHash({ name, text: program });
    // The link is also in the address bar, in case the clipboard is blocked.
    history.replaceState(history.state, "", hash);
    notify(
      (await copyText(location.href))
        ? "Copied a link to your program"
        : "The browser blocked clipboard access. Copy the link from the address bar.",
    );
  }

  return (
    <div className="runner" data-program={name}>
      {isEditing && (
        <textarea
          ref={editor}
          aria-label={`Program: ${title}`}
          aria-keyshortcuts="Control+Enter"
          value={program}
          rows={Math.min(40, program.split("\n").length + 1)}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => setProgram(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            start(program);
          }}
        />
      )}
      <div className="runner-controls">
        <Button
          ref={main}
          size="sm"
          aria-label={`${isBusy ? "Stop" : "Run"} ${title}`}
          onClick={() => (isBusy ? stop() : start(program))}
        >
          {isBusy ? "Stop" : "Run"}
        </Button>
        {!isEditing && (
          <Button variant="secondary" size="sm" aria-label={`Edit ${title}`} onClick={edit}>
            Edit
          </Button>
        )}
        {isEditing && (
          <Button variant="secondary" size="sm" aria-label={`${closing} ${title}`} onClick={reset}>
            {closing}
          </Button>
        )}
        {program !== original && (
          <Button variant="secondary" size="sm" aria-label={`Copy link to your ${title}`} onClick={share}>
            Copy link
          </Button>
        )}
        <RunStatus run={run} captured={captured} />
      </div>
      <RunOutput run={run} title={title} captured={captured} />
    </div>
  );
}
