/** Numbers that a program printed row by row, such as fitness by generation. */
export interface Series {
  x: { name: string; values: number[] };
  /** One value per row. A value that is not a finite number, such as an overflow, is null. */
  lines: { name: string; values: (number | null)[] }[];
}

interface Row {
  /** The same for all rows of a series. */
  key: string;
  x: Cell<number>;
  cells: Cell<number | null>[];
}

interface Cell<Value> {
  name: string;
  value: Value;
}

interface Token {
  text: string;
  /** Undefined for a word, null for a number that is not finite. */
  value: number | null | undefined;
  /** Punctuation after it. */
  end: string;
}

/** One for each dash style in the plot. */
const mostLines = 3;
/** Lines share an axis if their largest values are within this factor of the first line's. */
const mostScale = 10;
/** Longer lines are not rows. The limit also keeps the time linear. */
const longestRow = 200;
/** Beyond these, the arithmetic of a plot overflows. */
const limits = { smallest: 1e-100, largest: 1e100 };
/** Identifiers and results: such numbers don't form a sequence. */
const identities = new Set(["copy", "line", "mean", "member", "node", "organism", "run", "seed", "thread"]);
const prepositions = new Set(["and", "at", "from", "in", "of", "to"]);
const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?%?$/i;
const notFinite = /^[-+]?(?:nan|inf|infinity|overflow)$/i;

/**
 * The longest series in the output of a program, or undefined if no series has enough rows. A row is a line such as
 * `generation 8: best 0.2, average 0.1` or `8 messages: error 0.15`, or a line of numbers below a header with a name
 * for each. The words of all rows are the same, and the first number increases. Other lines may come between.
 */
export function readSeries(text: string, fewestRows = 4): Series | undefined {
  const latest = new Map<string, Row[]>();
  let longest: Row[] = [];
  for (const row of rowsOf(text)) {
    const run = latest.get(row.key);
    const last = run?.at(-1);
    const next = run && last && row.x.value > last.x.value ? run : [];
    next.push(row);
    latest.set(row.key, next);
    if (next.length > longest.length) longest = next;
  }
  return longest.length < fewestRows ? undefined : seriesOf(longest);
}

function* rowsOf(text: string): Generator<Row> {
  let header = "";
  for (const line of text.split("\n")) {
    // Blank lines and rules may separate a header from its rows.
    if (line.length > longestRow || !/\w/.test(line)) continue;
    const tokens = tokensOf(line);
    const words = tokens.findIndex(({ value }) => value === undefined);
    const numbers = words === -1 ? tokens.length : words;
    if (numbers < 2) header = line;
    const row = numbers < 2 ? sentenceRow(tokens) : tableRow(tokens.slice(0, numbers), header);
    if (row && !identities.has(row.x.name.toLowerCase())) yield row;
  }
}

function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (const part of line.trim().split(/[\s=|]+/)) {
    const end = /[:,;]$/.test(part) ? part.slice(-1) : "";
    const text = end ? part.slice(0, -1) : part;
    const previous = tokens.at(-1);
    if (text) tokens.push({ text, value: numberIn(text), end });
    else if (previous) previous.end ||= end;
  }
  return tokens;
}

function numberIn(text: string): number | null | undefined {
  if (notFinite.test(text)) return null;
  if (!number.test(text)) return undefined;
  const value = Number.parseFloat(text);
  const size = Math.abs(value);
  return size > limits.largest ? null : size < limits.smallest ? 0 : value;
}

/** Names are separated by two spaces, or by one. A number in a name makes it a table of two variables, not a series. */
function tableRow(numbers: readonly Token[], header: string): Row | undefined {
  const spaced = header.split(/\s{2,}|\t|\s*\|\s*/).filter(Boolean);
  const names = spaced.length < numbers.length ? header.trim().split(/\s+/) : spaced;
  const [x, ...cells] = numbers.map(({ value = null }, place) => ({ name: names[place] ?? "", value }));
  const isNamed =
    names.length >= numbers.length && !names.slice(0, numbers.length).some((name) => /\d/.test(name));
  if (!(x && isNamed) || x.value === null) return undefined;
  return { key: header, x: { name: x.name, value: x.value }, cells };
}

function sentenceRow(tokens: readonly Token[]): Row | undefined {
  const head = headOf(tokens);
  if (!head) return undefined;
  const parts = partsOf(tokens.slice(head.length));
  const named = parts.flatMap(namedCells);
  // The word after a value can be a unit, so it counts as a name only if there is no other name.
  const cells = named.length > 0 ? named : parts.flatMap(countedCells);
  const key = tokens.map(({ text, value, end }) => (value === undefined ? text : "#") + end).join(" ");
  return cells.length > 0 ? { key, x: head.x, cells } : undefined;
}

/** `generation 8`, `after step 8:` or `8 messages:`. */
function headOf(tokens: readonly Token[]): { x: Cell<number>; length: number } | undefined {
  const at = tokens.findIndex(({ value }) => value !== undefined);
  const value = tokens[at]?.value;
  if (typeof value !== "number" || at > 2) return undefined;
  const end = tokens.findIndex((token) => token.end);
  if (at === 0) {
    const name = nameOf(tokens.slice(1, end + 1));
    return end === 1 || end === 2 ? { x: { name, value }, length: end + 1 } : undefined;
  }
  const isSentence = end !== -1 && end < at - 1;
  return isSentence ? undefined : { x: { name: nameOf(tokens.slice(0, at)), value }, length: at + 1 };
}

/** Splits at punctuation, but not between a name and its value. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const [place, token] of tokens.entries()) {
    parts.at(-1)?.push(token);
    const isName = token.end === ":" && tokens[place + 1]?.value !== undefined;
    if (token.end && !isName) parts.push([]);
  }
  return parts;
}

/** `best 0.8`, or `best 0.8 average 0.7`. */
function namedCells(part: readonly Token[]): Row["cells"] {
  const cells: Row["cells"] = [];
  let words: Token[] = [];
  for (const token of part) {
    if (token.value === undefined) words.push(token);
    else if (words.length === 0 || words.length > 3 || prepositions.has(words[0]?.text ?? "")) return cells;
    else {
      cells.push({ name: nameOf(words), value: token.value });
      words = [];
    }
  }
  return cells;
}

/** `10 alive`, or only a value; not `15 of 16 right`. */
function countedCells([first, ...words]: readonly Token[]): Row["cells"] {
  if (first?.value === undefined || words.some(({ value }) => value !== undefined)) return [];
  return [{ name: nameOf(words) || "value", value: first.value }];
}

function nameOf(words: readonly Token[]): string {
  return words.map(({ text }) => text).join(" ");
}

function seriesOf(rows: readonly Row[]): Series | undefined {
  const [first] = rows;
  if (!first) return undefined;
  // A table can end in a column that is a number in some rows only. Lines are identified by their names.
  const isWhole = (place: number) => rows.every(({ cells }) => place < cells.length);
  const columns = first.cells.flatMap(({ name }, place) => {
    const values = rows.map(({ cells }) => cells[place]?.value ?? null);
    const isNew = first.cells.findIndex((cell) => cell.name === name) === place;
    const isDrawn = isNew && isWhole(place) && values.filter((value) => value !== null).length > 1;
    return isDrawn ? [{ name, values }] : [];
  });
  const scale = scaleOf(columns[0]?.values ?? []);
  const lines = columns.filter(({ values }) => isNear(scaleOf(values), scale)).slice(0, mostLines);
  if (lines.length === 0) return undefined;
  return { x: { name: first.x.name, values: rows.map(({ x }) => x.value) }, lines };
}

function scaleOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), 0);
}

function isNear(one: number, other: number): boolean {
  return Math.max(one, other) <= mostScale * Math.min(one, other);
}
