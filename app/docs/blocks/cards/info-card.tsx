import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface InfoCardProps {
  title: string;
  children: ReactNode;
}

/** What a reader should know before the rest of the page. */
export function InfoCard({ title, children }: InfoCardProps) {
  return (
    <section className="flex gap-4 rounded-xl border border-accent-line bg-accent-soft p-5">
      <Icon name="info" className="mt-0.5 size-5 text-accent" />
      <div className="min-w-0 max-w-[70ch]">
        <p data-markdown="label" className="font-semibold">
          {title}
        </p>
        <div className="mt-1">{children}</div>
      </div>
    </section>
  );
}
