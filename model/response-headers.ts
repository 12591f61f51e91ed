import { basePolicy } from "./content-policy.ts";

/** The site uses no sensor, camera or payment; an injected script must not be able to, either. */
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

/** Headers of every response. Pages have a stricter content security policy. */
export const responseHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": basePolicy,
  // Browsers only obey it over HTTPS. Subdomains are the owner's decision.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": unusedFeatures.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};
