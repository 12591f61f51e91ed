/** The line below the hits: their number and, with a keyboard, the shortcuts. */
export function SearchKeys({ count }: { count: string }) {
  return (
    <div aria-hidden="true" className="search-keys" data-count={count}>
      <span>{count}</span>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </div>
  );
}
