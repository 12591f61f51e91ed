/** The last thing on every page, so that help is always found in the same place. */
export function HelpLink() {
  return (
    <a href="/docs/support" className="ml-auto py-1 hover:text-accent hover:underline">
      Help and support
    </a>
  );
}
