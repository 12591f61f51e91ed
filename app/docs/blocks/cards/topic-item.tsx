import { slug } from "github-slugger";
import type { ReactNode } from "react";
import { Heading } from "#app/docs/heading.tsx";
import type { ContentRecord } from "#content/schema.ts";

type Item =
  | ContentRecord<"performanceItem">
  | ContentRecord<"extensionItem">
  | ContentRecord<"deploymentItem">;

interface TopicItemProps {
  of: Item;
  /** The program and an explanation of its output. */
  children: ReactNode;
}

/** One technique: a description, a sample program, and its uses or requirements. */
export function TopicItem({ of: item, children }: TopicItemProps) {
  const { title, description } = item;
  const id = slug(title);
  const { label, lines } = closing(item);
  return (
    <section aria-labelledby={id} className="prose">
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <p className="text-muted">{description}</p>
      {children}
      <div>
        <p data-markdown="label" className="font-semibold">
          {label}
        </p>
        <ul className="mt-2 list-disc flex flex-col gap-1 pl-5 accent-marks">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function closing(item: Item): { label: string; lines: readonly string[] } {
  if ("benefits" in item) return { label: "Benefits", lines: item.benefits };
  if ("useCases" in item) return { label: "Use cases", lines: item.useCases };
  return { label: "Considerations", lines: item.considerations };
}
