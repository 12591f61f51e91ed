import mdx from "@mdx-js/rollup";
import tailwindcss from "@tailwindcss/vite";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import type { PluginOption, UserConfig } from "vite";
import { roleColors } from "#model/role-colors.ts";
import type { Site } from "#model/site.ts";
import { siteUrl } from "#model/site-url.ts";
import { apiPlugin } from "./api-plugin.ts";
import { docsModelPlugin } from "./docs-model-plugin.ts";
import { experimentPlugin } from "./experiment-plugin.ts";
import { iconPlugin } from "./icon-plugin.ts";
import { inlineScriptPlugin } from "./inline-script-plugin.ts";
import { remarkBlocks } from "./mdx-blocks.ts";
import { pythonPlugin } from "./python-plugin.ts";
import { resultsPlugin } from "./results-plugin.ts";
import { samplePlugin } from "./sample-plugin.ts";
import { sheetPlugin } from "./sheet-plugin.ts";

// The design review is for authors: in development and in review builds, never published.
const showsReview = process.env.NODE_ENV === "development" || Boolean(process.env.DESIGN_REVIEW);

/** Vite's settings for building the site, without the output folder. */
export function siteConfig(site: () => Site, plugins: PluginOption[] = []): UserConfig {
  return {
    plugins: [
      samplePlugin(),
      experimentPlugin(),
      docsModelPlugin(() => site().docs),
      iconPlugin(),
      apiPlugin(() => site().api),
      resultsPlugin(),
      inlineScriptPlugin(),
      sheetPlugin(),
      pythonPlugin(),
      mdx({
        remarkPlugins: [remarkFrontmatter, remarkGfm, remarkBlocks],
        rehypePlugins: [rehypeSlug],
        providerImportSource: "#app/docs/mdx-components.tsx",
      }),
      tailwindcss({ optimize: false }),
      ...plugins,
    ],
    define: {
      "import.meta.env.SITE_URL": JSON.stringify(siteUrl()),
      "import.meta.env.DESIGN_REVIEW": JSON.stringify(showsReview),
      "import.meta.env.LIGHT_SURFACE": JSON.stringify(roleColors("light")("surface")),
      "import.meta.env.DARK_SURFACE": JSON.stringify(roleColors("dark")("surface")),
    },
    build: {
      target: "baseline-widely-available",
      // The first versions with nested rules, which make pages smaller.
      cssTarget: ["chrome120", "edge120", "firefox121", "safari17.2"],
      assetsInlineLimit: 0,
    },
    worker: {
      format: "es",
      rolldownOptions: {
        output: {
          // Outside /assets, because its policy allows WebAssembly and the folder's policy doesn't.
          entryFileNames: ({ name }) =>
            name === "python.worker" ? "python/worker-[hash].js" : "assets/[name]-[hash].js",
        },
      },
    },
  };
}
