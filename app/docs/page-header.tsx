import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";

interface PageHeaderProps {
  title: string;
  subtitle: string;
  /** Marks a draft, which only the development server shows. */
  isDraft?: boolean | undefined;
  /** Shown beside the title, or below the subtitle if there is no room. */
  children?: ReactNode;
}

export function PageHeader({ title, subtitle, isDraft, children }: PageHeaderProps) {
  return (
    <header className="page-header">
      <div>
        {isDraft && (
          <p className="mb-4">
            <Badge tone="caution" icon="triangle-alert">
              Draft
            </Badge>
          </p>
        )}
        <h1 className="font-semibold text-3xl outline-none sm:text-[2.75rem]">{title}</h1>
        <p className="mt-2 max-w-[60ch] text-muted text-pretty sm:mt-4 sm:text-lg">{subtitle}</p>
      </div>
      {children}
    </header>
  );
}
