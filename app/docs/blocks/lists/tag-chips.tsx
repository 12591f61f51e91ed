interface TagChipsProps {
  /** Label for assistive technology: "Tags on this page". */
  label: string;
  tags: readonly string[];
}

/** Search terms: not links or buttons, not focusable, and without the border that would suggest so. */
export function TagChips({ label, tags, className = "flex-wrap" }: TagChipsProps & { className?: string }) {
  return (
    <ul aria-label={label} className={`flex max-w-none cursor-default gap-2 ${className}`}>
      {tags.map((tag) => (
        <li key={tag} className="rounded bg-sunken px-1.5 text-muted text-sm">
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** All tags of a page; on phones, one row that scrolls. */
export function PageTags(props: TagChipsProps) {
  return (
    // A scrollable region must be reachable by keyboard, so it takes focus.
    <section
      aria-label={props.label}
      tabIndex={0}
      className="mt-2 max-sm:overflow-x-auto max-sm:[mask:linear-gradient(90deg,#000_85%,transparent)]"
    >
      <TagChips {...props} className="whitespace-nowrap pr-12 sm:flex-wrap max-sm:w-max" />
    </section>
  );
}
