import {
  type CustomAtRules,
  type Declaration,
  type TokenOrValue,
  transform,
  type Variable,
  type Visitor,
} from "lightningcss";

/**
 * A style sheet of Tailwind without the variables that its utilities offer each other (`--tw-…`). Where no utility of
 * the sheet sets one, its initial value or the fallback takes its place; one that none reads need not be set.
 */
export function plainSheet(css: string): string {
  const { initialValues, set, read } = offeredVariables(css);
  const isIdle = (name: string) => name.startsWith("--tw-") && !(set.has(name) && read.has(name));
  const leaveOut = (declaration: Declaration) => (isIdle(customName(declaration)) ? [] : undefined);
  const resolve = ({ name, fallback }: Variable) =>
    isIdle(name.ident) ? (initialValues.get(name.ident) ?? fallback ?? undefined) : undefined;
  return rewrite(css, {
    Rule: { property: ({ value }) => (isIdle(value.name) ? [] : undefined) },
    Declaration: leaveOut,
    Variable: resolve,
  });
}

function offeredVariables(css: string) {
  const initialValues = new Map<string, TokenOrValue[]>();
  const set = new Set<string>();
  const read = new Set<string>();
  const noteSet = (declaration: Declaration) => void set.add(customName(declaration));
  const noteRead = ({ name }: Variable) => void read.add(name.ident);
  rewrite(css, {
    Rule: {
      // Sets all of them to their initial values, for browsers without @property.
      "layer-block": ({ value }) => (value.name?.join() === "properties" ? [] : undefined),
      property({ value: { name, initialValue } }) {
        if (initialValue?.type === "token-list") initialValues.set(name, initialValue.value);
      },
    },
    Declaration: noteSet,
    Variable: noteRead,
  });
  return { initialValues, set, read };
}

function rewrite(css: string, visitor: Visitor<CustomAtRules>): string {
  return transform({ filename: "sheet.css", code: Buffer.from(css), minify: true, visitor }).code.toString();
}

function customName(declaration: Declaration): string {
  return declaration.property === "custom" ? declaration.value.name : "";
}
