import type { Config } from "@react-router/dev/config";
import { notFoundPaths, offlinePath, publishedPaths, reviewPaths } from "#tools/paths.ts";

export default {
  ssr: false,
  prerender: () => [...publishedPaths(), ...notFoundPaths, offlinePath, ...reviewPaths],
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
