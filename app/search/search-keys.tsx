/** The line below the hits: how many there are and, where there is a keyboard, what it does. */
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
