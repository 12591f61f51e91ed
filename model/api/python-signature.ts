export interface PythonParameter {
  name: string;
  /** Empty for `self` and `cls`. */
  type: string;
  /** The default value, if it has one. */
  value?: string;
}

const lineLength = 80;

/** Reads `self, a: int) -> float: ...`, the rest of a declaration after its opening parenthesis. */
export function parametersIn(
  text: string,
  owner: string,
): { parameters: PythonParameter[]; returned: string } {
  const end = closing(text);
  const [, returned = ""] = /^\) -> (.+?):(?: |$)/.exec(text.slice(end)) ?? [];
  const parameters = atCommas(text.slice(0, end)).map((parameter) => {
    const [, name = "", type = "", value] = /^(\w+)(?:: ([^=]+?))?(?: = (.+))?$/.exec(parameter) ?? [];
    return { name, type: /^(?:self|cls)$/.test(name) ? "" : shown(type, owner), ...(value && { value }) };
  });
  return { parameters, returned: shown(returned, owner) };
}

/** A type as readers see it, with the class instead of `_Self`. */
function shown(type: string, owner: string): string {
  const text = type.replaceAll(/\b_Self\b/g, owner);
  const hidden = /\b_[A-Za-z]\w*/.exec(text)?.[0];
  if (hidden) throw new Error(`library/python: ${owner} shows the private type ${hidden}. Write it out.`);
  return text;
}

/** The index of the parenthesis that closes the one before the text. */
function closing(text: string): number {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === ")" && depth === 0) return index;
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
  }
  return text.length;
}

function atCommas(list: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of list) {
    if ("([{".includes(character)) depth += 1;
    if (")]}".includes(character)) depth -= 1;
    if (character === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${character}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A declaration on one line, or with one line per parameter if that is too long. */
export function printCall(head: string, parameters: readonly PythonParameter[], returned = ""): string {
  const list = parameters.map(
    ({ name, type, value }) => `${name}${type && `: ${type}`}${value === undefined ? "" : ` = ${value}`}`,
  );
  const end = returned && ` -> ${returned}`;
  const line = `${head}(${list.join(", ")})${end}`;
  if (line.length <= lineLength) return line;
  return `${head}(\n${list.map((one) => `    ${one},\n`).join("")})${end}`;
}
