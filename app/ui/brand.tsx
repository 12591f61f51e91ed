import { site } from "#content/site.ts";

/** The logo and name, linked to the home page. */
export function Brand() {
  return (
    <a href="/" className="flex items-center gap-2 font-display font-semibold">
      <BrandMark />
      {site.name}
    </a>
  );
}

/** A cell and its bud, each with a nucleus. */
export function BrandMark({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-[1.5em] text-accent ${className}`}
      fill="none"
      stroke="currentColor"
    >
      <circle cx="9.5" cy="14" r="6.5" strokeWidth="1.75" />
      <path d="M14.3 9.6a4 4 0 1 1 1.6 4.1" strokeWidth="1.75" strokeLinecap="round" />
      <circle cx="8.5" cy="15" r="2.2" fill="currentColor" stroke="none" />
      <circle cx="18" cy="9.8" r="1.3" fill="currentColor" stroke="none" />
    </svg>
  );
}
