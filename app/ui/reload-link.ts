/** A link that loads the page again. Its address has no hash, which would only scroll the page. */
export function reloadLink(): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = location.pathname + location.search;
  link.textContent = "Reload the page";
  return link;
}
