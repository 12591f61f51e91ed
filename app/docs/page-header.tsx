interface PageHeaderProps {
  title: string;
  subtitle: string;
}

export function PageHeader({ title, subtitle }: PageHeaderProps) {
  return (
    <header className="mb-8 border-line border-b pb-8">
      <h1 className="font-semibold text-3xl outline-none sm:text-5xl">{title}</h1>
      <p className="mt-4 max-w-[60ch] text-lg text-muted text-pretty">{subtitle}</p>
    </header>
  );
}
