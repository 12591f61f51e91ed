import type { ApiInput } from "./api-model.ts";
import type { PythonFunction } from "./python-items.ts";

/** Whether a program calls a function: by its full name, or as a method if the program mentions the type. */
export function isCalledIn(program: string, name: string): boolean {
  const [type = "", method = ""] = name.split("::");
  const has = (pattern: string) => new RegExp(pattern).test(program);
  // A type that implements a trait has `fn method` instead of a call.
  return has(`\\b${name}\\(`) || (has(`\\b${type}\\b`) && has(`(?:\\.|fn )${method}\\(`));
}

/** The same for Python, where a program can call a method without mentioning its type. */
export function isCalledInPython(program: string, { name, isOnClass }: PythonFunction): boolean {
  const has = (pattern: string) => new RegExp(pattern).test(program);
  if (isOnClass) return has(`\\b${name.replace(".", "\\.")}\\(`);
  return has(`(?:\\.|def )${name.split(".").at(-1)}\\(`);
}

/** The example pages whose programs call at least one of the functions. */
export function examplesThatUse(
  functions: readonly string[],
  { pages, read }: Pick<ApiInput, "pages" | "read">,
): string[] {
  return [...pages]
    .filter(([slug]) => slug.startsWith("examples/"))
    .filter(([, { file }]) => {
      const programs = [...(read(file) ?? "").matchAll(/"#samples\/(rust\/[^"?]+)\?/g)].map(
        ([, sample]) => read(`samples/${sample}`) ?? "",
      );
      return programs.some((program) => functions.some((name) => isCalledIn(program, name)));
    })
    .map(([slug]) => slug);
}
