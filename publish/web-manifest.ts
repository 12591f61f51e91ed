import { site } from "#content/site.ts";
import { roleColors } from "#model/role-colors.ts";
import { icons } from "./icons.ts";

/** The web app manifest, with which devices can install the site. */
export function webManifest(): string {
  const surface = roleColors("light")("surface");
  const manifest = {
    id: "/",
    name: site.name,
    short_name: site.name.split(" ")[0],
    description: site.tagline,
    lang: "en",
    start_url: "/",
    scope: "/",
    // Not every page has its own Back button.
    display: "minimal-ui",
    background_color: surface,
    theme_color: surface,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...icons
        .filter((icon) => icon.isInManifest)
        .flatMap(({ name, size }) =>
          // The logo stays clear of the edge that a mask may cut off.
          ["any", "maskable"].map((purpose) => ({
            src: `/${name}`,
            sizes: `${size}x${size}`,
            type: "image/png",
            purpose,
          })),
        ),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
