import { expect, test } from "vitest";
import { inlineHashes, pagePolicy, withPolicyElement } from "./content-policy.ts";

const html = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><script>a()</script><script type="application/ld+json">{}</script>
<style data-whole-sheet="/x.css">b{}</style></head><body><script type="module" async="">import "/c.js";
</script><script>a()</script><script src="/d.js"></script></body></html>`;

test("inline scripts and styles are named by their hashes, once each; data and files are not", () => {
  expect(inlineHashes(html)).toEqual({
    scripts: [
      "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
      "'sha256-0g3p5+j4fRFSHcMKEGrovpOi9/iOFOc+ZHiUQsTbyMI='",
    ],
    styles: ["'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"],
  });
});

test("the policy allows nothing inline by itself and asks for Trusted Types", () => {
  const policy = pagePolicy(html);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types genesis;");
});

test("the element stands before every script and leaves out what an element cannot say", () => {
  const page = withPolicyElement(html);
  expect(page).toMatch(
    /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><script>/,
  );
  expect(page).not.toContain("frame-ancestors");
  expect(() => withPolicyElement("<html>")).toThrow("content-policy.ts");
});
