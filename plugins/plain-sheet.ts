import { type Declaration, type TokenOrValue, transform } from "lightningcss";

/**
 * A style sheet of Tailwind without the variables that its utilities offer each other (`--tw-…`). Where no utility of
 * the sheet sets one, its initial value or the fallback takes its place; one that none reads need not be set.
 */
export function plainSheet(css: string): string {
  const { initialValues, set, read } = offeredVariables(css);
  const isIdle = (name: string) => name.startsWith("--tw-") && !(set.has(name) && read.has(name));
  const { code } = transform({
    filename: "sheet.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Rule: { property: ({ value }) => (isIdle(value.name) ? [] : undefined) },
      Declaration: (declaration) => (isIdle(customName(declaration)) ? [] : undefined),
      Variable: ({ name, fallback }) =>
        isIdle(name.ident) ? (initialValues.get(name.ident) ?? fallback ?? undefined) : undefined,
    },
  });
  return code.toString();
}

function offeredVariables(css: string) {
  const initialValues = new Map<string, TokenOrValue[]>();
  const set = new Set<string>();
  const read = new Set<string>();
  transform({
    filename: "sheet.css",
    code: Buffer.from(css),
    visitor: {
      Rule: {
        // Sets all of them to their initial values, for browsers without @property.
        "layer-block": ({ value }) => (value.name?.join() === "properties" ? [] : undefined),
        property({ value }) {
          const { name, initialValue } = value;
          if (initialValue?.type === "token-list") initialValues.set(name, initialValue.value);
        },
      },
      Declaration(declaration) {
        set.add(customName(declaration));
      },
      Variable({ name }) {
        read.add(name.ident);
      },
    },
  });
  return { initialValues, set, read };
}

function customName(declaration: Declaration): string {
  return declaration.property === "custom" ? declaration.value.name : "";
}
