import type { Plugin, ViteDevServer } from "vite";

const sources = /\/(app|content|experiments|library|model|results|samples|simulation)\//;

/**
 * Renders pages on request in development. A change to a page's inputs reloads the page; a change to the style sheet
 * is applied in place.
 */
export function devServerPlugin(forgetContent: () => void): Plugin {
  return {
    name: "render-pages",
    configureServer(server) {
      // After Vite's own middleware, which serves scripts, styles and public files.
      return () =>
        server.middlewares.use((request, response, next) => {
          const url = new URL(request.originalUrl ?? "/", "http://localhost");
          render(server, url).then(({ status, html }) => {
            response.writeHead(status, { "Content-Type": "text/html; charset=utf-8" });
            response.end(html);
          }, next);
        });
    },
    hotUpdate: {
      order: "pre",
      handler({ file, server, modules }) {
        if (this.environment.name !== "client" || !sources.test(file) || file.endsWith(".css")) return;
        forgetContent();
        // Virtual modules contain content that isn't in the import graph.
        server.environments.ssr.moduleGraph.invalidateAll();
        if (modules.some(({ type }) => type === "js")) server.environments.client.moduleGraph.invalidateAll();
        this.environment.hot.send({ type: "full-reload" });
        return [];
      },
    },
  };
}

async function render(server: ViteDevServer, { pathname }: URL): Promise<{ status: number; html: string }> {
  const { renderPath } = await server.ssrLoadModule("/app/render.tsx");
  // One sheet for all pages: it has the styles of every component.
  const { default: sheet } = await server.ssrLoadModule("/app/styles/design.css?inline");
  const { status, html } = renderPath(pathname, "/app/client.ts", sheet);
  return { status, html: await server.transformIndexHtml(pathname, html) };
}
