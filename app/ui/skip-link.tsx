/** First on every page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="z-50 rounded-lg bg-accent px-4 py-2 text-on-accent not-focus:sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
  );
}
