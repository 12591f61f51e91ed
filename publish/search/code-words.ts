/** A block of code on a page. */
export interface CodeBlock {
  /** As the class of the code element names it. */
  language: string;
  code: string;
}

const comment = /\/\/.*$|#(?!\[).*$/gm;
const text = /"(?:[^"\\\n]|\\.)*"/g;
// Names that are more than a word: paths, names in several parts, types, and what is called on a value.
const name = /\b[A-Z]\w*(?:(?:::|\.)\w+)*|\b\w+(?:_\w+)+|(?<=\.)[a-z]\w+(?=\()/g;
const usual =
  /^(?:Ok|Some|None|Err|Self|Result|String|Vec|HashMap|Box|Fn|True|False|std\w*|to_string|unwrap\w*|expect|collect|iter|into|map|filter|enumerate|clone|push|len|join|format|append|max|min|sum|abs|round|sort\w*|rev|zip|as_\w+|__\w+__|[A-Z])$/;

/** Search terms in code: names in programs, and all words of commands and settings. */
export function codeWords({ language, code }: CodeBlock): string[] {
  if (language !== "rust" && language !== "python") return code.split(/[\s"'=,;()[\]{}|<>&]+/);
  const names = code.replaceAll(text, "").replaceAll(comment, "").match(name) ?? [];
  return names.filter((found) => !usual.test(found));
}
