import { expect, test } from "vitest";
import type { Pipe, Send } from "./debugging-pipe.ts";
import { withTab } from "./tab.ts";

type Handle = Parameters<Pipe["onEvent"]>[0];

/** A browser with one page. The answer to the last command of a prerendered page comes together with its end. */
function fakePipe() {
  const commands: string[] = [];
  let handle: Handle = () => {};
  const tell = (method: string, sessionId: string) =>
    handle({ method, sessionId: "tab", params: { sessionId, targetInfo: { type: "page" } } });
  const pipe: Pipe = {
    sendTo: (session) =>
      (async (method: string) => {
        commands.push(`${session}: ${method}`);
        if (method === "Target.attachToTarget") return { sessionId: "tab" };
        if (method === "Target.setAutoAttach") tell("Target.attachedToTarget", "first page");
        if (session === "prerendered page" && method === "Runtime.runIfWaitingForDebugger")
          tell("Target.detachedFromTarget", "prerendered page");
        return { result: { value: 1 } };
      }) as unknown as Send,
    onEvent: (next) => {
      handle = next;
      return () => {};
    },
  };
  return { pipe, commands, tell };
}

test("a page that goes away while it is set up gets no more commands", async () => {
  const { pipe, commands, tell } = fakePipe();
  await withTab(pipe, { slowdown: 1, script: "" }, async (tab) => {
    tell("Target.attachedToTarget", "prerendered page");
    tell("Target.attachedToTarget", "next page");
    await new Promise((resolve) => setImmediate(resolve));
    tell("Target.detachedFromTarget", "first page");
    await tab.evaluate("1");
  });
  expect(commands.filter((command) => command.endsWith("Runtime.evaluate"))).toEqual([
    "next page: Runtime.evaluate",
  ]);
});
