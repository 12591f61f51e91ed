interface TagChipsProps {
  /** Label for assistive technology: "Tags on this page". */
  label: string;
  tags: readonly string[];
}

/** Search terms: not links or buttons, not focusable, and without the border that would suggest so. */
export function TagChips({ label, tags }: TagChipsProps) {
  return (
    <ul aria-label={label} className="flex max-w-none cursor-default flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded bg-sunken px-1.5 text-muted text-sm">
          {tag}
        </li>
      ))}
    </ul>
  );
}
