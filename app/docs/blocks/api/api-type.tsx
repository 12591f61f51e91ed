import { Heading } from "#app/docs/heading.tsx";
import { InLanguage } from "#app/ui/in-language.tsx";
import type { ApiType as Type } from "#model/api/api-types.ts";
import { ApiParts } from "./api-parts.tsx";
import { ApiSummary } from "./api-summary.tsx";
import { OneLanguage } from "./one-language.tsx";

const memberTitles: Record<string, { rust: string; python: string }> = {
  struct: { rust: "Fields", python: "Attributes" },
  enum: { rust: "Variants", python: "Members" },
};
const subclasses = { rust: "Variants", python: "Subclasses" };

/** A type with its fields or variants and its constants. */
export function ApiType({ type }: { type: Type }) {
  const { id, name, kind, summary, implements: traits, members, constants, rustOnly, pythonOnly } = type;
  const title = name === "Error" ? subclasses : memberTitles[kind];
  return (
    <div className="api-entry api-type">
      <Heading level={3} id={id} data-markdown="code">
        <small>
          <InLanguage rust={kind} python={rustOnly ? kind : "class"} />
        </small>{" "}
        {name}
      </Heading>
      <OneLanguage name="Rust" reason={rustOnly} />
      <OneLanguage name="Python" reason={pythonOnly} />
      <ApiSummary text={summary} />
      <Implements isTrait={kind === "trait"} {...traits} />
      <ApiParts title={title && <InLanguage {...title} />} parts={members} />
      <ApiParts title="Constants" parts={constants} />
    </div>
  );
}

/** Operations on objects of the type: traits in Rust, operators and built-in functions in Python. */
function Implements({ isTrait, rust, python }: { isTrait: boolean; rust: string; python: string }) {
  const label = isTrait ? "Requires" : "Implements";
  return (
    <div data-language={python ? undefined : "rust"} className="text-sm">
      <strong>
        <InLanguage rust={label} python={python ? "Supports" : label} />
      </strong>{" "}
      <InLanguage rust={rust} python={python || rust} />
    </div>
  );
}
