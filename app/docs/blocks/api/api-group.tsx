import { Heading } from "#app/docs/heading.tsx";
import { CodeBlock, ExpectedOutput, ScrollingCode } from "#app/ui/code-block.tsx";
import { CodeText } from "#app/ui/code-text.tsx";
import type { ApiFunction, ApiGroup as Group } from "#model/api/api-types.ts";
import { ApiName } from "./api-name.tsx";
import { ApiParts } from "./api-parts.tsx";
import { ApiSummary } from "./api-summary.tsx";

/** Functions with the example that shows them at work. */
export function ApiGroup({ group: { functions, sample, output, links } }: { group: Group }) {
  return (
    <div className="flex flex-col gap-4">
      {functions.map((one) => (
        <FunctionEntry key={one.id} entry={one} />
      ))}
      <CodeBlock sample={sample} title={`Example: ${functions[0]?.name}`} />
      <ExpectedOutput sample={output} title="What it prints" plot={false} />
      <p className="text-muted text-sm">
        See also:{" "}
        {links.map(({ title, href }, index) => (
          <span key={href}>
            {index > 0 && ", "}
            <a href={href}>{title}</a>
          </span>
        ))}
      </p>
    </div>
  );
}

function FunctionEntry({ entry }: { entry: ApiFunction }) {
  const { id, name, signature, summary, parameters, returns, errors } = entry;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 [&+&]:pt-8">
      <Heading level={3} id={id} name={name} data-markdown="code" className="break-words font-mono text-lg">
        <ApiName name={name} />
      </Heading>
      <ScrollingCode
        label={`Signature of ${name}`}
        language="Rust"
        html={signature}
        className="border-accent-line border-l-2 py-1 pl-3"
      />
      <ApiSummary text={summary} />
      <ApiParts title="Parameters" parts={parameters} />
      {returns && (
        <p className="max-w-[70ch] text-sm">
          <strong className="font-semibold">Returns</strong> <CodeText text={returns} />
        </p>
      )}
      <ApiParts title="Errors" parts={errors} />
    </section>
  );
}
