import { defineConfig } from "vite";
import { readSite, type Site } from "#model/site.ts";
import { devServerPlugin } from "#plugins/dev-server-plugin.ts";
import { siteConfig } from "#plugins/site-config.ts";
import { pythonServerPlugin } from "#publish/python-server-plugin.ts";

// The development server. The build (commands/build.ts) reads the content itself and uses the same settings.
let site: Site | undefined;

export default defineConfig({
  ...siteConfig(() => {
    site ??= readSite({ includesDrafts: true });
    return site;
  }, [
    devServerPlugin(() => {
      site = undefined;
    }),
    pythonServerPlugin(),
  ]),
  appType: "custom",
  server: { host: "127.0.0.1" },
});
