import { expect, test } from "vitest";
import { withoutApplication } from "./bare-site.ts";

test("a page without its application keeps its text, its styles and the script of its head", () => {
  const kept =
    "<head><script>theme()</script><style>a{}</style></head><body><p>Text</p><script>data()</script>";
  const application =
    '<link rel="modulepreload" href="/assets/a.js"/><script type="module" async="">import "/assets/a.js";\nrun()</script>';
  expect(withoutApplication(`${kept}${application}</body>`)).toBe(`${kept}</body>`);
});
