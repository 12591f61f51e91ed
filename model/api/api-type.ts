import { type ApiModel, anchorOf } from "./api-model.ts";
import type { ApiPart, ApiType } from "./api-types.ts";
import type { PythonMember } from "./python-items.ts";
import { memberName } from "./python-name.ts";
import type { RustMember, RustType } from "./rust-items.ts";

/** A type with its fields or variants, in both languages. */
export function apiType(type: RustType, { python, rustOnly, pythonOnly }: ApiModel): ApiType {
  const { name, kind, summary, traits, members, constants } = type;
  const mirrored = python.get(name);
  const [reason, extra] = [rustOnly[name], pythonOnly[name]];
  return {
    id: anchorOf(name),
    name,
    kind,
    summary,
    implements: { rust: [...traits].sort().join(", "), python: mirrored?.supports.join(", ") ?? "" },
    ...(reason && { rustOnly: reason }),
    ...(extra && { pythonOnly: extra }),
    members: members.map((member) => {
      if (kind !== "enum") return part(member, namedLike(member, mirrored?.members));
      const fields = python.get(member.name)?.functions[0]?.parameters;
      // Variants have anchors, so that a function's errors can link to them.
      const id = anchorOf(`${name}::${member.name}`);
      // The variants of the error type are classes of the same names.
      return {
        ...part(member, { name: name === "Error" ? member.name : memberName(member.name) }, fields),
        id,
      };
    }),
    constants: constants.map((constant) => part(constant, valued(constant))),
  };
}

function part(
  { name, type, summary, fields }: RustMember,
  python?: PythonMember,
  carried?: PythonMember[],
): ApiPart {
  const other = python && {
    ...(python.name !== name && { name: python.name }),
    ...(python.type && python.type !== type && { type: python.type }),
  };
  return {
    name,
    text: summary,
    ...(type && { type }),
    ...(other && Object.keys(other).length > 0 && { python: other }),
    ...(fields && { parts: fields.map((field) => part(field, namedLike(field, carried))) }),
  };
}

/** The same field in Python, with its default in the constructor. */
function namedLike({ name }: RustMember, members: readonly PythonMember[] = []): PythonMember | undefined {
  const found = members.find((one) => one.name === name);
  return found && { name, type: [found.type, found.value].filter(Boolean).join(" = ") };
}

/** Constants have no type in Python; all of them are whole numbers. */
function valued({ name, type = "" }: RustMember): PythonMember {
  return { name, type: type.replace(/^[ui](?:size|\d+)/, "int") };
}
