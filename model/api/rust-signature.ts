interface RustParts {
  /** `self`, `&self` or `&mut self`; empty for a function without one. */
  receiver: string;
  parameters: string[];
  returned: string;
}

/** Splits `fn name(receiver, a: A, b: B) -> returned`. The type of a parameter may contain parentheses. */
export function partsOf(signature: string): RustParts {
  let depth = 0;
  let list = "";
  let rest = "";
  for (const character of signature.slice(signature.indexOf("("))) {
    if (rest || (depth === 0 && list)) rest += character;
    else list += character;
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
  }
  return {
    receiver: /^\(\s*(self|&self|&mut self)\b/.exec(list)?.[1] ?? "",
    parameters: [...list.matchAll(/[(,]\s*(\w+): /g)].flatMap(([, name]) => name ?? []),
    returned: rest.replace(/^ -> /, ""),
  };
}
