/** Values of a factor as part of a name: numbers say what they are, such as "1 thread" or "radius 30". */
export function namedValue(factor: string, ...values: string[]): string {
  const list = values.join(" and ");
  if (values.some((value) => Number.isNaN(Number(value)))) return list;
  if (factor === "threads") return `${list} ${list === "1" ? "thread" : factor}`;
  return `${factor.split(" ").at(-1)} ${list}`;
}
