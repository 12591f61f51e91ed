import {
  type CustomAtRules,
  type Declaration,
  type Selector,
  type TokenOrValue,
  transform,
  type Variable,
  type Visitor,
} from "lightningcss";

/**
 * Removes what a sheet's pages don't need: rules for other class names, and Tailwind's internal variables (`--tw-…`).
 * If no utility of the sheet sets a variable, its initial value or the fallback replaces it; if none reads it, it is
 * removed.
 */
export function plainSheet(sheet: string, isUsed: (className: string) => boolean): string {
  const css = withoutClasses(sheet, (name) => !isUsed(name));
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

function withoutClasses(css: string, isUnused: (className: string) => boolean): string {
  const names = new Set<string>();
  const noteNames = (selector: Selector) => {
    for (const part of selector) {
      if (part.type === "class") names.add(part.name);
    }
  };
  rewrite(css, { Selector: noteNames });
  return rewrite(css, {}, [...names].filter(isUnused));
}

function offeredVariables(css: string) {
  const initialValues = new Map<string, TokenOrValue[]>();
  const set = new Set<string>();
  const read = new Set<string>();
  const noteSet = (declaration: Declaration) => void set.add(customName(declaration));
  const noteRead = ({ name }: Variable) => void read.add(name.ident);
  rewrite(css, {
    Rule: {
      // This layer sets all variables to their initial values, for browsers without @property.
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

function rewrite(css: string, visitor: Visitor<CustomAtRules>, unusedSymbols: string[] = []): string {
  const code = Buffer.from(css);
  return transform({ filename: "sheet.css", code, minify: true, visitor, unusedSymbols }).code.toString();
}

function customName(declaration: Declaration): string {
  return declaration.property === "custom" ? declaration.value.name : "";
}
