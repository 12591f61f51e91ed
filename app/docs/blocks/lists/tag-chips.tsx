import { Badge } from "#app/ui/badge.tsx";

interface TagChipsProps {
  /** What the tags are, for assistive technology: "Tags on this page". */
  label: string;
  tags: readonly string[];
}

/** Words to look for. They are there to be read: no link, no button, nothing that takes focus. */
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
