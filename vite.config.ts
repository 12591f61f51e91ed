import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vite";
import { docsModelPlugin } from "#tools/docs-model-plugin.ts";
import { samplePlugin } from "#tools/sample-plugin.ts";
import { siteUrl } from "#tools/site-url.ts";

export default defineConfig({
  plugins: [
    samplePlugin(),
    docsModelPlugin(),
    mdx({
      // The front matter becomes the route's `handle`, where the docs layout finds it.
      remarkPlugins: [remarkFrontmatter, [remarkMdxFrontmatter, { name: "handle" }], remarkGfm],
      providerImportSource: "#app/docs/mdx-components.tsx",
    }),
    tailwindcss(),
    reactRouter(),
  ],
  define: { "import.meta.env.SITE_URL": JSON.stringify(siteUrl()) },
  server: { host: "127.0.0.1" },
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
});
