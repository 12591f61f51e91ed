import { Badge } from "#app/ui/badge.tsx";

interface TagChipsProps {
  /** Label for assistive technology: "Tags on this page". */
  label: string;
  tags: readonly string[];
}

/** Search terms as plain text: not links or buttons, and not focusable. */
export function TagChips({ label, tags }: TagChipsProps) {
  return (
    <ul aria-label={label} className="flex max-w-none cursor-default flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
