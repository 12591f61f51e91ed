/** A captured output, as `import output from "#samples/output/….txt?sample"` gives it. */
export interface Output {
  name: string;
  html: string;
}

/**
 * The value that a program printed, for use in a sentence. `line` quotes a printed line from its start, with `?` in
 * place of the value and `…` for words to skip: `printed(output, "100 at 0.1 … average ?")`. No match, or matches with
 * different values, stop the build.
 */
export function printed(output: Output, line: string): string {
  const [value = "", ...others] = new Set(valuesIn(output, line));
  if (others.length === 0) return value;
  const values = [value, ...others].join(" and ");
  throw new Error(`${output.name} prints ${values} for "${line}". Quote more of the line.`);
}

/** All values that match, from top to bottom. A line can have more than one `?`. */
export function printedAll(output: Output, line: string, count: number): string[] {
  const values = valuesIn(output, line);
  if (values.length === count) return values;
  throw new Error(`${output.name} prints ${values.length} values for "${line}". The page needs ${count}.`);
}

/** A value of a printed table: the first line names its columns, and each row starts with its name. */
export function printedAt(output: Output, row: string, column: string): string {
  const [header = ""] = textOf(output).trim().split("\n");
  const position = header.split(/ +/).indexOf(column);
  if (position > 0) return printed(output, `${row} ${"… ".repeat(position - 1)}?`);
  throw new Error(`${output.name} has no column "${column}". Its first line is "${header}".`);
}

const value = String.raw`(-?\w+(?:\.\w+)*)`;

function valuesIn(output: Output, line: string): string[] {
  const words = line.split(" ").map((word) => (word === "…" ? String.raw`\S.*?` : literal(word)));
  const pattern = new RegExp(String.raw`^ *${words.join(" +")}(?!\.?\w)`, "gm");
  const values = [...textOf(output).matchAll(pattern)].flatMap(([, ...groups]) => groups);
  if (values.length > 0) return values;
  throw new Error(
    `${output.name} prints no line like "${line}". Quote one from its start, with ? for the value and … for words to skip.`,
  );
}

function literal(word: string): string {
  return word.replaceAll(/[.*+^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("?", value);
}

/** Outputs have no markup, only escaped characters. */
function textOf({ html }: Output): string {
  return html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
