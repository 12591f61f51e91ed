import type { Encoding } from "./site-files.ts";

/** One entry of a list such as `Accept`; if weights are equal, the first entry is preferred. */
interface Wanted {
  name: string;
  weight: number;
}

/** The entries of an Accept header, in order. An invalid weight counts as 0. */
function wantedOf(header: string | undefined): Wanted[] {
  return (header ?? "")
    .toLowerCase()
    .split(",")
    .map((entry) => {
      const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
      return { name, weight: /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0 };
    });
}

/** The best encoding that a client accepts. Brotli is smaller, so it is preferred whatever the weights are. */
export function chooseEncoding(
  accepted: string | undefined,
  available: (name: Encoding) => boolean,
): Encoding {
  if (!accepted) return "identity";
  const wanted = wantedOf(accepted);
  const weightOf = (name: string) =>
    (wanted.find((entry) => entry.name === name) ?? wanted.find((entry) => entry.name === "*"))?.weight ?? 0;
  return (["br", "gzip"] as const).find((name) => available(name) && weightOf(name) > 0) ?? "identity";
}

// Only clients that name Markdown get it: browsers and scripts accept HTML or any type. With equal weights the type
// named first wins, because agents write `text/markdown, text/html` and mean that order.
/** Whether a client prefers a page's Markdown to its HTML. */
export function prefersMarkdown(accept: string | undefined): boolean {
  // Nearly every request returns here.
  if (!accept || !/markdown/i.test(accept)) return false;
  const wanted = wantedOf(accept);
  const markdown = wanted.findIndex((entry) => entry.name === "text/markdown");
  const html = ["text/html", "text/*", "*/*"]
    .map((name) => wanted.findIndex((entry) => entry.name === name))
    .find((index) => index >= 0);
  const markdownWeight = wanted[markdown]?.weight ?? 0;
  const htmlWeight = wanted[html ?? -1]?.weight ?? 0;
  if (markdownWeight !== htmlWeight) return markdownWeight > htmlWeight;
  const isHtmlNamed = wanted[html ?? -1]?.name === "text/html";
  return markdownWeight > 0 && (!isHtmlNamed || markdown < (html ?? -1));
}
