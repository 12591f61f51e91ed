/** How the site must be served. The configuration of every server is generated from this. */
export interface Hosting {
  /** Extra headers by path: exact (`/docs`), below a folder (`/assets/*`), or for everything (`/*`). */
  headers: Readonly<Record<string, Headers>>;
  redirects: readonly Redirect[];
}

export type Headers = Readonly<Record<string, string>>;

export interface Redirect {
  from: string;
  to: string;
  status: number;
}

/** Configuration files for static hosts. They are not part of the site. */
export const hostFiles = ["_headers", "_redirects"] as const;

/** Folders whose files never change under their name. */
export const immutableFolders = ["/assets/", "/python/"] as const;

export const cacheControl = {
  /** Revalidated on each request, with a 304 response if nothing has changed. */
  page: "no-cache",
  /** Its name changes with its content. */
  asset: "public, max-age=31536000, immutable",
} as const;

/** The Markdown response for an unknown address. */
export const notFoundMarkdown =
  "# Page not found\n\nThere is no page at this address. [llms.txt](/llms.txt) lists all pages.\n";

export const wrongMethod = "Only GET and HEAD are answered here.\n";
