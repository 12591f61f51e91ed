/**
 * A name of the crate as the Python package writes it: `DNA::mutate` is `DNA.mutate`, `Tron::new(dna)` is
 * `Tron(dna)`, `State::Growing` is `State.GROWING`, and `Error::Paused` is the class `Paused`. The build checks
 * this rule against the package. Other text is unchanged.
 */
export function pythonName(text: string): string {
  return text.replace(/\b([A-Z]\w*)::(\w+)/g, (_, type: string, member: string) => {
    if (member === "new") return type;
    if (type === "Error") return member;
    return `${type}.${/^[A-Z][a-z]/.test(member) ? memberName(member) : member}`;
  });
}

/** The Python name of an enum's variant: `LeakyRelu` is `LEAKY_RELU`. */
export function memberName(variant: string): string {
  return variant.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
}
