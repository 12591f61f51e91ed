import { parse } from "node-html-parser";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { BuiltOutline } from "./docs/page-outline.ts";
import { readOutline } from "./lib/sections.ts";

/**
 * Runs only while building. The sections of a page come from its Markdown and its blocks alike, so they are
 * read from the page itself, which is then rendered again with the list of them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // The stream of data can be read only once, by the page that is kept.
  const { serverHandoffStream: _, ...draft } = context;
  const page = parse(await renderPage(<ServerRouter context={draft} url={request.url} />));
  const html = await renderPage(
    <BuiltOutline value={readOutline(page)}>
      <ServerRouter context={context} url={request.url} />
    </BuiltOutline>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** The static renderer waits for everything, so pages hold their whole text and no streaming markers. */
async function renderPage(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, {
    // Nothing is streamed, so no part of a page is ever set aside for later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
