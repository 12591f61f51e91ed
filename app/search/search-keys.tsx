const key = "rounded border border-line bg-surface px-1.5 font-sans text-xs";

/** The line below the hits: how many there are and, where there is a keyboard, what it does. */
export function SearchKeys({ count }: { count: string }) {
  return (
    <div
      aria-hidden="true"
      className="flex shrink-0 items-baseline gap-4 border-line border-t px-5 py-2 text-muted text-sm max-sm:has-[:first-child:empty]:hidden"
    >
      <span className="mr-auto">{count}</span>
      <span className="max-sm:hidden">
        <kbd className={key}>↑</kbd> <kbd className={key}>↓</kbd> choose
      </span>
      <span className="max-sm:hidden">
        <kbd className={key}>Enter</kbd> open
      </span>
      <span className="max-sm:hidden">
        <kbd className={key}>Esc</kbd> close
      </span>
    </div>
  );
}
