interface TagChipsProps {
  /** Label for assistive technology: "Tags on this page". */
  label: string;
  tags: readonly string[];
}

/** Search terms, which are neither links nor buttons. Round, so that they don't look like code. */
export function TagChips({ label, tags }: TagChipsProps) {
  return (
    <ul aria-label={label} className="flex max-w-none cursor-default flex-wrap gap-x-2 gap-y-1.5">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full border border-line px-2 py-0.5 text-muted text-xs">
          {tag}
        </li>
      ))}
    </ul>
  );
}
