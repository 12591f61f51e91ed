/**
 * Bytes of each page as it is sent, by path. They are known only when all other pages have been rendered and
 * compressed, so the build fills this in before it renders the page that shows them.
 */
export const pageSizes = new Map<string, number>();

/** No page has more bytes. */
export const pageLimit = 25_000;
