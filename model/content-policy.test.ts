import { expect, test } from "vitest";
import { contentPolicy, pagePolicy } from "./content-policy.ts";

const inline = { scripts: ["a()", "b()"], styles: ["b{}"] };

test("inline scripts and styles are allowed by their hashes", () => {
  expect(pagePolicy(inline)).toContain(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' 'sha256-",
  );
  expect(pagePolicy(inline)).toContain(
    "style-src 'self' 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  );
});

test("the policy has no unsafe sources and requires Trusted Types", () => {
  const policy = pagePolicy(inline);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types genesis;");
});

test("the policy in a meta element omits directives that only a header supports", () => {
  expect(pagePolicy(inline)).toContain("frame-ancestors 'none'");
  expect(contentPolicy(inline)).not.toContain("frame-ancestors");
});
