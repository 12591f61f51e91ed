import { expect, test } from "vitest";
import { advance, quiet, remaining, send } from "./traffic.ts";

test("a sender has 100 messages in 60 seconds, and the engine says when there are more", () => {
  let traffic = quiet;
  for (const left of [75, 50, 25, 0]) {
    traffic = send(advance(traffic, 10), "amy", 25);
    expect(remaining(traffic, "amy")).toBe(left);
    expect(traffic.refusal).toBeUndefined();
  }
  traffic = send(traffic, "amy", 1);
  expect(traffic.refusal).toBe("more than 100 messages in 60 s; try again in 30 s");
  expect(remaining(traffic, "ben")).toBe(100);
  expect(remaining(advance(traffic, 30), "amy")).toBe(25);
  expect(advance(traffic, 30).refusal).toBeUndefined();
});

test("of a burst that is too large, what fits is sent", () => {
  const traffic = send(send(quiet, "amy", 90), "amy", 25);
  expect(remaining(traffic, "amy")).toBe(0);
  expect(traffic.refusal).toContain("try again in 60 s");
});
