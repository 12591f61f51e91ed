import { type Task, taskRunner } from "./tasks.ts";

const answer = taskRunner();

addEventListener("message", ({ data }: MessageEvent<Task>) => postMessage(answer(data)));
