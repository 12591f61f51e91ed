import { addresses } from "#content/site.ts";
import {
  basePolicy,
  type InlineParts,
  pagePolicy,
  pythonPolicy,
  scriptPolicy,
} from "#model/content-policy.ts";
import type { Headers, Hosting } from "./description.ts";
import { redirects } from "./redirects.ts";

/** Nothing here asks for a sensor, a camera or a payment; nobody who gets a script in shall either. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];

/** Headers of every answer. */
const everywhere: Headers = {
  "Content-Security-Policy": basePolicy,
  // Browsers heed it over https alone. Subdomains are the owner's to decide.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** What the site's answers carry beside what follows from each file, and which addresses lead elsewhere. */
export function describeHosting(
  pages: readonly string[],
  inline: InlineParts,
  pythonWorkers: readonly string[] = [],
): Hosting {
  const policy = pagePolicy(inline);
  return {
    headers: {
      "/*": everywhere,
      "/assets/*": { "Content-Security-Policy": scriptPolicy },
      "/sw.js": { "Content-Security-Policy": scriptPolicy },
      ...Object.fromEntries(pythonWorkers.map((path) => [path, { "Content-Security-Policy": pythonPolicy }])),
      // Made to be shown by others.
      "/social/*": { "Cross-Origin-Resource-Policy": "cross-origin" },
      [addresses.researchPaper]: { "Cross-Origin-Resource-Policy": "cross-origin" },
      ...Object.fromEntries(pages.map((path) => [path, { "Content-Security-Policy": policy }])),
    },
    redirects,
  };
}
