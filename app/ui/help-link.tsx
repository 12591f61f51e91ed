import { addresses } from "#content/site.ts";

const link = "py-1 hover:text-accent hover:underline";

/** The last links on every page: how the site is checked, and help, which is always in the same place. */
export function HelpLink() {
  return (
    <>
      <a href="/docs/support/quality" className={link}>
        How this site is checked
      </a>
      <a href="/docs/support/accessibility" className={link}>
        Accessibility
      </a>
      <a href={addresses.printable} className={link}>
        Print all pages
      </a>
      <a href="/docs/support" className={link}>
        Help and support
      </a>
    </>
  );
}
