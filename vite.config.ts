import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vite";
import { apiPlugin } from "#tools/api/api-plugin.ts";
import { docsModelPlugin } from "#tools/docs-model-plugin.ts";
import { iconPlugin } from "#tools/icon-plugin.ts";
import { remarkBlocks } from "#tools/mdx-blocks.ts";
import { remarkPageHandle } from "#tools/page-handle.ts";
import { roleColors } from "#tools/role-colors.ts";
import { samplePlugin } from "#tools/sample-plugin.ts";
import { sheetPlugin } from "#tools/sheet-plugin.ts";
import { siteUrl } from "#tools/site-url.ts";

// What every page starts with travels together too. Left to itself, it would be part of the blocks, which a page
// needs only when it is touched.
const shell =
  /app\/(lib\/(announce|closed-content|decode|hydrated|key-jumps|language|page-meta|page-on-demand|places|plain-press|sections|theme|whole-sheet)|ui\/(badge|brand|button|icon|icon-link|links|skip-link|theme-switch|tooltip))\.tsx?$|vite\/preload-helper/;

// What most docs pages use travels together: a reader who has opened one page does not pay for it again.
const commonBlocks =
  /app\/(docs\/(drawing-figure|blocks\/(do-dont|info-card|program|record-table|references))|ui\/(card|code-block|code-text|copy-button|tabs))\.tsx$/;

// The commands of an installation, which several pages show: alone, each would be a file of a hundred bytes.
const setUpSamples =
  /samples\/(shell\/((build|create)-rust-project|create-python-environment|install-[\w-]+|run-rust-program)\.sh|toml\/dependencies\.toml)\?sample$/;

// What every living figure is made of.
const figureParts =
  /app\/figures\/(controls|figure-frame|seed-controls|settings|start-worker|use-frames|use-settings|use-soon|use-steady-height)\.tsx?$/;

export default defineConfig({
  plugins: [
    samplePlugin(),
    docsModelPlugin(),
    iconPlugin(),
    apiPlugin(),
    sheetPlugin(),
    mdx({
      // The front matter becomes the route's `handle`, where the docs layout finds it.
      remarkPlugins: [
        remarkFrontmatter,
        remarkPageHandle,
        [remarkMdxFrontmatter, { name: "handle" }],
        remarkGfm,
        remarkBlocks,
      ],
      rehypePlugins: [rehypeSlug],
      providerImportSource: "#app/docs/mdx-components.tsx",
    }),
    tailwindcss(),
    reactRouter(),
  ],
  define: {
    "import.meta.env.SITE_URL": JSON.stringify(siteUrl()),
    "import.meta.env.LIGHT_SURFACE": JSON.stringify(roleColors("light")("surface")),
    "import.meta.env.DARK_SURFACE": JSON.stringify(roleColors("dark")("surface")),
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 1,
                },
                { name: "shell", test: shell, priority: 1 },
                { name: "blocks", test: commonBlocks },
                { name: "set-up", test: setUpSamples },
                { name: "simulation", test: /\/simulation\/[\w-]+\.ts$/ },
                { name: "figures", test: figureParts },
                { name: "search", test: /app\/search\/(open-search\.ts|search(-button)?\.tsx)$/ },
              ],
            },
          },
        },
      },
    },
  },
  server: { host: "127.0.0.1" },
  build: { target: "baseline-widely-available", assetsInlineLimit: 0 },
});
