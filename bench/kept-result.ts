/**
 * The results that a section of the report already has. They follow the section's command, which is indented like all
 * code in the report.
 */
export function keptResult(report: string, title: string): string {
  const [, ...sections] = `\n${report}`.split("\n## ");
  const section = sections.find((text) => text.startsWith(`${title}\n`));
  const lines = section?.trimEnd().split("\n") ?? [];
  const command = lines.findLastIndex((line) => line.startsWith("    "));
  return (
    lines
      .slice(command + 1)
      .join("\n")
      .trim() || "Not measured yet."
  );
}
