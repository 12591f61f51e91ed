import { notify } from "#app/ui/notify.ts";

/** Copies a page's Markdown. Returns an error message with what to do, or undefined on success. */
export async function copyPage(address: string): Promise<string | undefined> {
  const markdown = load(address);
  const copied = markdown.then((text) => new Blob([text], { type: "text/plain" }));
  // A browser that blocks the clipboard rejects without waiting for the text.
  copied.catch(() => {});
  try {
    // As a promise, because Safari drops the user activation while a file is loading.
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": copied })]);
  } catch {
    const isLoaded = await markdown.then(
      () => true,
      () => false,
    );
    return isLoaded
      ? "The browser blocked clipboard access. Choose View as Markdown and copy it from there."
      : "The Markdown failed to load. Check your connection and try again, or choose View as Markdown.";
  }
  notify("Copied the page as Markdown");
  return undefined;
}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
