import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { loadDocsModel } from "#tools/docs-model.ts";

// The review of all primitives is for authors: in development and in review builds, never published.
const showReview = process.env.NODE_ENV === "development" || Boolean(process.env.DESIGN_REVIEW);

const docsPages = loadDocsModel().pages.map(({ slug, file }) => {
  const id = `docs/${slug}`;
  return slug === "index" ? index(`../${file}`, { id }) : route(slug, `../${file}`, { id });
});

export default [
  index("routes/home.tsx"),
  route("getting-started", "routes/getting-started.tsx"),
  route("docs", "routes/docs-layout.tsx", [...docsPages, route("*", "routes/docs-not-found.tsx")]),
  route("offline", "routes/offline.tsx"),
  ...(showReview ? [route("design", "routes/design-review.tsx")] : []),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
