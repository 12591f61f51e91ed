const marker = /^\s*(?:\/\/\s*#|#\s*#?)(region|endregion)\b\s*([\w-]*)\s*$/;

/**
 * The part of a sample between `#region name` and its `#endregion`, without the indentation that all its
 * lines share. Without a name, the whole file. Marker lines themselves are never shown.
 */
export function cutRegion(text: string, region: string | undefined, file: string): string {
  const kept: string[] = [];
  const open: string[] = [];
  let found = region === undefined;
  for (const line of text.trimEnd().split("\n")) {
    const [, kind, name = ""] = marker.exec(line) ?? [];
    if (kind === "region") {
      open.push(name);
      found ||= name === region;
    } else if (kind === "endregion") {
      if (open.pop() === undefined) throw new Error(`${file}: #endregion without a #region before it.`);
    } else if (region === undefined || open.includes(region)) {
      kept.push(line);
    }
  }
  if (open.length > 0) throw new Error(`${file}: #region ${open.at(-1)} is never closed. Add #endregion.`);
  if (!found)
    throw new Error(
      `${file}: no #region ${region}. Mark the part with "#region ${region}" and "#endregion".`,
    );
  return dedent(kept).join("\n");
}

function dedent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
  const shared = Math.min(...indents, Number.POSITIVE_INFINITY);
  return lines.map((line) => line.slice(Number.isFinite(shared) ? shared : 0).trimEnd());
}
