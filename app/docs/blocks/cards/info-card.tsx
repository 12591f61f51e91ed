import type { ReactNode } from "react";

interface InfoCardProps {
  title: string;
  children: ReactNode;
}

/** Information to read before the rest of the page. */
export function InfoCard({ title, children }: InfoCardProps) {
  return (
    <section className="max-w-[70ch] border-accent-line border-l-2 pl-4">
      <p data-markdown="label" className="font-semibold">
        {title}
      </p>
      <div className="mt-1 [&>*+*]:mt-2">{children}</div>
    </section>
  );
}
